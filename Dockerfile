# The base image is an argument, so that whoever deploys can pin it by its digest:
#   docker build --build-arg BASE=python:3.12-slim@sha256:… -t giants .
ARG BASE=python:3.12-slim

FROM ${BASE} AS build
ENV PIP_NO_CACHE_DIR=1 PIP_DISABLE_PIP_VERSION_CHECK=1
WORKDIR /src
COPY deploy/build.lock deploy/requirements.lock ./
RUN pip install --require-hashes -r build.lock \
    && python -m venv --without-pip /opt/giants \
    && pip --python /opt/giants/bin/python install --require-hashes -r requirements.lock
COPY pyproject.toml README.md LICENSE ./
COPY bot ./bot
COPY data ./data
COPY engine ./engine
COPY render ./render
RUN pip wheel --no-deps --no-build-isolation --wheel-dir /wheels . \
    && pip --python /opt/giants/bin/python install --no-deps --no-index /wheels/*.whl

FROM ${BASE}
COPY --from=build /opt/giants /opt/giants
RUN useradd --create-home --uid 1000 giants \
    && install -d -o giants -g giants /data
USER giants
WORKDIR /data
ENV PATH=/opt/giants/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    GIANTS_DATABASE=/data/giants.db \
    GIANTS_HTTP=127.0.0.1:8080
VOLUME /data
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s \
    CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8080/healthz', timeout=8)"]
ENTRYPOINT ["giants"]
CMD ["run", "--discord"]
