FROM python:3.12-slim

WORKDIR /app
COPY pyproject.toml README.md LICENSE ./
COPY bot ./bot
COPY data ./data
COPY engine ./engine
COPY render ./render
RUN pip install --no-cache-dir . \
    && useradd --create-home --uid 1000 giants \
    && install -d -o giants /data

USER giants
ENV GIANTS_DATABASE=/data/giants.db
VOLUME /data
ENTRYPOINT ["giants"]
