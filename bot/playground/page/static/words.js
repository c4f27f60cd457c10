// What the page itself says, in the languages that the game speaks. Names of Discord's own buttons follow its clients.

const WORDS = {
  en: {
    skip: "Skip to the message field", people: "Who are you?", person_about: "Everybody here is you. Open a second tab to play against yourself.",
    as_tab: "Open in a new tab", add_person: "Add a person", name: "Name", language: "Language", dms: "Takes direct messages", theme: "Theme", dark: "Dark", light: "Light",
    moderator: "Moderator", stranger: "Not in any server", member: "Member", direct: "Direct Messages", channels: "Text channels", members: "Members", menu: "Channels", close: "Close",
    message_to: "Message {place}", no_permission: "You do not have permission to send messages in this channel.", welcome: "Welcome to {place}!", beginning: "This is the start of {place}.",
    only_you: "Only you can see this", dismiss: "Dismiss message", thinking: "{name} is thinking…", typing: "{name} is typing…", failed: "This interaction failed", no_answer: "The application did not respond",
    edited: "(edited)", used: "used", app: "App", reply: "Reply", replying: "Replying to", delete: "Delete message", thread: "Create thread", thread_name: "Thread name", create: "Create", cancel: "Cancel", submit: "Submit",
    something_wrong: "Something went wrong. Try again.", form_note: "This form will be submitted to {name}. Do not share passwords or other sensitive information.", required: "This is a required question.",
    pick: "Make a selection", nothing: "Nothing to choose", done: "Done", search: "Search", jump: "Jump to present", original: "Original message was deleted", attachment: "Click to see attachment",
    more_options: "+{n} optional", no_commands: "No commands found", no_matches: "No options match your search", loading: "Loading options…", today: "Today at {time}", yesterday: "Yesterday at {time}", message: "{n} message", messages: "{n} messages",
    spoiler: "SPOILER", alt: "Picture description", elsewhere: "A picture from elsewhere is not loaded here: {url}", reconnecting: "The playground does not answer. Trying again…", lost: "The playground has stopped. Start it again and open the address that it prints.",
    upload: "Add files", download: "Download", full_size: "Full size", send: "Send", no_posts: "No posts yet.", deleted: "This channel is gone.", true: "True", false: "False",
    gone: "The message is gone.", locked: "This thread is locked.", too_large: "Your files are too powerful.", needed: "The option {name} is needed.", wrong_value: "That is nothing for the option {name}.", length: "Between {low} and {high} characters, please.",
  },
  fr: {
    skip: "Aller au champ de message", people: "Qui es-tu ?", person_about: "Ici, tout le monde, c’est toi. Ouvre un second onglet pour jouer contre toi-même.",
    as_tab: "Ouvrir dans un nouvel onglet", add_person: "Ajouter une personne", name: "Nom", language: "Langue", dms: "Accepte les messages privés", theme: "Thème", dark: "Sombre", light: "Clair",
    moderator: "Modération", stranger: "Sur aucun serveur", member: "Membre", direct: "Messages privés", channels: "Salons textuels", members: "Membres", menu: "Salons", close: "Fermer",
    message_to: "Envoyer un message dans {place}", no_permission: "Tu n’as pas la permission d’envoyer des messages dans ce salon.", welcome: "Bienvenue dans {place} !", beginning: "C’est le début de {place}.",
    only_you: "Toi seul(e) peux voir ceci", dismiss: "Supprimer le message", thinking: "{name} réfléchit…", typing: "{name} est en train d’écrire…", failed: "Échec de l’interaction", no_answer: "L’application ne répond plus",
    edited: "(modifié)", used: "a utilisé", app: "App", reply: "Répondre", replying: "Répondre à", delete: "Supprimer le message", thread: "Créer un fil", thread_name: "Nom du fil", create: "Créer", cancel: "Annuler", submit: "Envoyer",
    something_wrong: "Un problème est survenu. Réessaie.", form_note: "Ce formulaire sera envoyé à {name}. Ne donne ni mot de passe ni information sensible.", required: "Cette question est obligatoire.",
    pick: "Fais un choix", nothing: "Rien à choisir", done: "Terminé", search: "Rechercher", jump: "Aller au présent", original: "Le message d’origine a été supprimé", attachment: "Cliquer pour voir la pièce jointe",
    more_options: "+{n} en option", no_commands: "Aucune commande", no_matches: "Aucune option ne correspond", loading: "Chargement…", today: "Aujourd’hui à {time}", yesterday: "Hier à {time}", message: "{n} message", messages: "{n} messages",
    spoiler: "SPOILER", alt: "Description de l’image", elsewhere: "Une image venue d’ailleurs n’est pas chargée ici : {url}", reconnecting: "Le bac à sable ne répond pas. Nouvel essai…", lost: "Le bac à sable s’est arrêté. Relance-le et ouvre l’adresse qu’il affiche.",
    upload: "Ajouter des fichiers", download: "Télécharger", full_size: "Taille réelle", send: "Envoyer", no_posts: "Pas encore de post.", deleted: "Ce salon n’existe plus.", true: "Vrai", false: "Faux",
    gone: "Ce message n’existe plus.", locked: "Ce fil est verrouillé.", too_large: "Tes fichiers sont trop lourds.", needed: "Il manque l’option {name}.", wrong_value: "L’option {name} n’accepte pas cela.", length: "Entre {low} et {high} caractères, s’il te plaît.",
  },
  de: {
    skip: "Zum Nachrichtenfeld", people: "Wer bist du?", person_about: "Alle hier bist du. Öffne einen zweiten Tab, um gegen dich selbst zu spielen.",
    as_tab: "In neuem Tab öffnen", add_person: "Person hinzufügen", name: "Name", language: "Sprache", dms: "Nimmt Direktnachrichten an", theme: "Design", dark: "Dunkel", light: "Hell",
    moderator: "Moderation", stranger: "Auf keinem Server", member: "Mitglied", direct: "Direktnachrichten", channels: "Textkanäle", members: "Mitglieder", menu: "Kanäle", close: "Schließen",
    message_to: "Nachricht an {place}", no_permission: "Du darfst in diesem Kanal keine Nachrichten schreiben.", welcome: "Willkommen bei {place}!", beginning: "Hier beginnt {place}.",
    only_you: "Nur du kannst dies sehen", dismiss: "Nachricht verwerfen", thinking: "{name} denkt nach…", typing: "{name} schreibt…", failed: "Diese Interaktion ist fehlgeschlagen", no_answer: "Die Anwendung reagiert nicht",
    edited: "(bearbeitet)", used: "verwendet", app: "App", reply: "Antworten", replying: "Antwort an", delete: "Nachricht löschen", thread: "Thread erstellen", thread_name: "Name des Threads", create: "Erstellen", cancel: "Abbrechen", submit: "Senden",
    something_wrong: "Etwas ist schiefgelaufen. Versuch es noch einmal.", form_note: "Dieses Formular geht an {name}. Gib keine Passwörter oder andere vertrauliche Angaben ein.", required: "Diese Frage muss beantwortet werden.",
    pick: "Triff eine Auswahl", nothing: "Nichts zur Auswahl", done: "Fertig", search: "Suchen", jump: "Zum Neuesten", original: "Die Originalnachricht wurde gelöscht", attachment: "Klicken, um den Anhang zu sehen",
    more_options: "+{n} optional", no_commands: "Keine Befehle gefunden", no_matches: "Nichts passt zu deiner Suche", loading: "Wird geladen…", today: "heute um {time}", yesterday: "gestern um {time}", message: "{n} Nachricht", messages: "{n} Nachrichten",
    spoiler: "SPOILER", alt: "Bildbeschreibung", elsewhere: "Ein Bild von anderswo wird hier nicht geladen: {url}", reconnecting: "Die Spielwiese antwortet nicht. Neuer Versuch…", lost: "Die Spielwiese läuft nicht mehr. Starte sie neu und öffne die Adresse, die sie ausgibt.",
    upload: "Dateien hinzufügen", download: "Herunterladen", full_size: "Volle Größe", send: "Senden", no_posts: "Noch keine Beiträge.", deleted: "Diesen Kanal gibt es nicht mehr.", true: "Wahr", false: "Falsch",
    gone: "Diese Nachricht gibt es nicht mehr.", locked: "Dieser Thread ist gesperrt.", too_large: "Deine Dateien sind zu groß.", needed: "Die Option {name} fehlt.", wrong_value: "Das passt nicht zur Option {name}.", length: "Bitte {low} bis {high} Zeichen.",
  },
  it: {
    skip: "Vai al campo del messaggio", people: "Chi sei?", person_about: "Qui tutti sono te. Apri una seconda scheda per giocare contro te stesso.",
    as_tab: "Apri in una nuova scheda", add_person: "Aggiungi una persona", name: "Nome", language: "Lingua", dms: "Accetta messaggi privati", theme: "Tema", dark: "Scuro", light: "Chiaro",
    moderator: "Moderazione", stranger: "In nessun server", member: "Membro", direct: "Messaggi privati", channels: "Canali testuali", members: "Membri", menu: "Canali", close: "Chiudi",
    message_to: "Scrivi in {place}", no_permission: "Non hai il permesso di scrivere in questo canale.", welcome: "Ti diamo il benvenuto in {place}!", beginning: "Qui comincia {place}.",
    only_you: "Solo tu puoi vedere questo", dismiss: "Ignora il messaggio", thinking: "{name} sta pensando…", typing: "{name} sta scrivendo…", failed: "L’interazione non è riuscita", no_answer: "L’applicazione non risponde",
    edited: "(modificato)", used: "ha usato", app: "App", reply: "Rispondi", replying: "Risposta a", delete: "Elimina il messaggio", thread: "Crea thread", thread_name: "Nome del thread", create: "Crea", cancel: "Annulla", submit: "Invia",
    something_wrong: "Qualcosa è andato storto. Riprova.", form_note: "Questo modulo sarà inviato a {name}. Non condividere password o altri dati sensibili.", required: "Questa domanda è obbligatoria.",
    pick: "Fai una scelta", nothing: "Niente da scegliere", done: "Fatto", search: "Cerca", jump: "Vai al presente", original: "Il messaggio originale è stato eliminato", attachment: "Clicca per vedere l’allegato",
    more_options: "+{n} facoltative", no_commands: "Nessun comando trovato", no_matches: "Nessuna opzione corrisponde", loading: "Caricamento…", today: "oggi alle {time}", yesterday: "ieri alle {time}", message: "{n} messaggio", messages: "{n} messaggi",
    spoiler: "SPOILER", alt: "Descrizione dell’immagine", elsewhere: "Un’immagine esterna non viene caricata qui: {url}", reconnecting: "Il campo di prova non risponde. Nuovo tentativo…", lost: "Il campo di prova si è fermato. Riavvialo e apri l’indirizzo che stampa.",
    upload: "Aggiungi file", download: "Scarica", full_size: "Dimensione reale", send: "Invia", no_posts: "Ancora nessun post.", deleted: "Questo canale non esiste più.", true: "Vero", false: "Falso",
    gone: "Questo messaggio non esiste più.", locked: "Questo thread è bloccato.", too_large: "I tuoi file sono troppo grandi.", needed: "Manca l’opzione {name}.", wrong_value: "L’opzione {name} non accetta questo valore.", length: "Da {low} a {high} caratteri, per favore.",
  },
  ru: {
    skip: "К полю сообщения", people: "Кто вы?", person_about: "Все здесь — это вы. Откройте вторую вкладку, чтобы сыграть с самим собой.",
    as_tab: "Открыть в новой вкладке", add_person: "Добавить человека", name: "Имя", language: "Язык", dms: "Принимает личные сообщения", theme: "Тема", dark: "Тёмная", light: "Светлая",
    moderator: "Модератор", stranger: "Не состоит в серверах", member: "Участник", direct: "Личные сообщения", channels: "Текстовые каналы", members: "Участники", menu: "Каналы", close: "Закрыть",
    message_to: "Написать в {place}", no_permission: "У вас нет права писать в этом канале.", welcome: "Добро пожаловать в {place}!", beginning: "Здесь начинается {place}.",
    only_you: "Это видите только вы", dismiss: "Убрать сообщение", thinking: "{name} думает…", typing: "{name} печатает…", failed: "Ошибка взаимодействия", no_answer: "Приложение не отвечает",
    edited: "(изменено)", used: "использует", app: "App", reply: "Ответить", replying: "Ответ:", delete: "Удалить сообщение", thread: "Создать ветку", thread_name: "Название ветки", create: "Создать", cancel: "Отмена", submit: "Отправить",
    something_wrong: "Что-то пошло не так. Попробуйте ещё раз.", form_note: "Эта форма будет отправлена приложению {name}. Не указывайте пароли и другие личные данные.", required: "Это обязательный вопрос.",
    pick: "Выберите", nothing: "Выбирать не из чего", done: "Готово", search: "Поиск", jump: "К последним", original: "Исходное сообщение удалено", attachment: "Нажмите, чтобы увидеть вложение",
    more_options: "+{n} необязательных", no_commands: "Команды не найдены", no_matches: "Ничего не найдено", loading: "Загрузка…", today: "сегодня, в {time}", yesterday: "вчера, в {time}", message: "Сообщений: {n}", messages: "Сообщений: {n}",
    spoiler: "СПОЙЛЕР", alt: "Описание картинки", elsewhere: "Картинка со стороны здесь не загружается: {url}", reconnecting: "Площадка не отвечает. Новая попытка…", lost: "Площадка остановлена. Запустите её снова и откройте напечатанный адрес.",
    upload: "Добавить файлы", download: "Скачать", full_size: "Полный размер", send: "Отправить", no_posts: "Пока нет публикаций.", deleted: "Этого канала больше нет.", true: "Да", false: "Нет",
    gone: "Этого сообщения больше нет.", locked: "Эта ветка закрыта.", too_large: "Ваши файлы слишком большие.", needed: "Нужен параметр {name}.", wrong_value: "Такое значение не подходит для параметра {name}.", length: "Нужно от {low} до {high} символов.",
  },
};

export const LANGUAGES = {
  "en-US": "English, US", "en-GB": "English, UK", fr: "Français", de: "Deutsch", it: "Italiano", ru: "Русский",
  "es-ES": "Español", "pt-BR": "Português do Brasil", pl: "Polski", nl: "Nederlands", ja: "日本語",
};

let locale = "en-US";

export function speak(language) {
  locale = language;
  document.documentElement.lang = language;
}

export const language = () => locale;

export function word(key, values = {}) {
  const words = WORDS[locale] ?? WORDS[locale.split("-")[0]] ?? WORDS.en;
  return (words[key] ?? WORDS.en[key]).replace(/\{(\w+)\}/g, (_, name) => values[name]);
}

// What the stand-in refuses, in the words of the person; what is not known here is said as it comes.
const REFUSALS = [
  [/^The message is gone\.$/, "gone"], [/^You cannot see this (channel|message)\.$/, "deleted"], [/^This thread is locked\.$/, "locked"],
  [/^You do not have permission to send messages in this channel\.$/, "no_permission"], [/^Your files are too powerful\.$/, "too_large"],
  [/^This question is required\.$/, "required"], [/^\/.+ needs the option (?<name>\S+)\.$/, "needed"], [/^Must be (?<low>\d+) to (?<high>\d+) in length\.$/, "length"],
  [/^(?<name>\S+) (must be .+|is out of range|names nothing here|takes no file)\.$/, "wrong_value"],
];

export function refusal(text) {
  for (const [pattern, key] of REFUSALS) {
    const found = pattern.exec(text);
    if (found) return word(key, found.groups ?? {});
  }
  return text;
}

export const count = (n) => word(n === 1 ? "message" : "messages", { n });

// A moment next to an author's name: "Today at 14:05".
export function moment(date) {
  const time = new Intl.DateTimeFormat(locale, { hour: "numeric", minute: "2-digit" }).format(date);
  const days = Math.round((new Date().setHours(0, 0, 0, 0) - new Date(date).setHours(0, 0, 0, 0)) / 864e5);
  if (days === 0) return word("today", { time });
  if (days === 1) return word("yesterday", { time });
  return new Intl.DateTimeFormat(locale, { dateStyle: "short", timeStyle: "short" }).format(date);
}

export const clockTime = (date) => new Intl.DateTimeFormat(locale, { hour: "numeric", minute: "2-digit" }).format(date);
export const longDay = (date) => new Intl.DateTimeFormat(locale, { dateStyle: "long" }).format(date);
