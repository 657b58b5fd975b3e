import type { Localized } from '../domain/locales.ts'

/** `course` is the key of a course in `courses/`; null where the review is about Leerplein as a whole. */
export const reviews: { name: string; role: Localized; text: Localized; score: number; course: string | null }[] = [
  {
    name: 'Katrien Mertens',
    role: { nl: 'Zaakvoerster, bakkerij', en: 'Owner, bakery', fr: 'Gérante, boulangerie' },
    text: {
      nl: 'Ik las mijn eigen jaarrekening en belde dezelfde week nog mijn boekhouder. Voor het eerst stelde ik de vragen.',
      en: 'I read my own annual accounts and rang my accountant that same week. For the first time I was the one asking the questions.',
      fr: 'J’ai lu mes propres comptes annuels et appelé mon comptable la même semaine. Pour la première fois, c’est moi qui posais les questions.',
    },
    score: 10,
    course: 'finance-for-non-financials',
  },
  {
    name: 'Ahmed Bouzid',
    role: { nl: 'Ploegbaas, logistiek', en: 'Team leader, logistics', fr: 'Chef d’équipe, logistique' },
    text: {
      nl: 'Het gesprek dat ik al een half jaar uitstelde, heb ik hier drie keer geoefend. De vierde keer was het echt, en het ging goed.',
      en: 'I rehearsed the conversation I had put off for six months three times here. The fourth time was for real, and it went well.',
      fr: 'J’ai répété ici trois fois l’entretien que je repoussais depuis six mois. La quatrième fois, c’était pour de vrai, et cela s’est bien passé.',
    },
    score: 9,
    course: 'leading-without-a-title',
  },
  {
    name: 'Nathalie Dumont',
    role: {
      nl: 'Kwaliteitsverantwoordelijke, voeding',
      en: 'Quality manager, food industry',
      fr: 'Responsable qualité, agroalimentaire',
    },
    text: {
      nl: 'Geen dag theorie, maar ons eigen dossier op tafel. We zijn naar huis gegaan met een planning die nog altijd klopt.',
      en: 'Not a day of theory, but our own file on the table. We went home with a schedule that still holds.',
      fr: 'Pas une journée de théorie, mais notre propre dossier sur la table. Nous sommes repartis avec un planning qui tient toujours.',
    },
    score: 9,
    course: null,
  },
  {
    name: 'Wim Declercq',
    role: {
      nl: 'Administratief medewerker, bouwbedrijf',
      en: 'Office administrator, building firm',
      fr: 'Employé administratif, construction',
    },
    text: {
      nl: 'Mijn maandrapport kostte mij een voormiddag. Nu druk ik op één knop en drink ik koffie.',
      en: 'My monthly report used to take a morning. Now I hit refresh once and have a coffee.',
      fr: 'Mon rapport mensuel me prenait une matinée. Aujourd’hui, je clique sur actualiser et je bois un café.',
    },
    score: 10,
    course: 'excel-for-daily-work',
  },
  {
    name: 'Agnieszka Nowak',
    role: { nl: 'Verpleegkundige, woonzorgcentrum', en: 'Nurse, care home', fr: 'Infirmière, maison de repos' },
    text: {
      nl: 'De lesgever kende na een uur al onze namen en na een dag onze werkvloer. Dat maakt u zelden mee.',
      en: 'After an hour the trainer knew our names, after a day she knew our ward. You rarely see that.',
      fr: 'Au bout d’une heure, la formatrice connaissait nos prénoms ; au bout d’un jour, notre terrain. C’est rare.',
    },
    score: 9,
    course: null,
  },
  {
    name: 'Thomas Lejeune',
    role: { nl: 'Zelfstandig architect', en: 'Self-employed architect', fr: 'Architecte indépendant' },
    text: {
      nl: 'Twee dagen in het Nederlands, en ik durfde meedoen. De groep was klein genoeg om fouten te maken.',
      en: 'Two days in Dutch, and I dared to join in. The group was small enough to make mistakes in.',
      fr: 'Deux jours en néerlandais, et j’ai osé participer. Le groupe était assez petit pour se tromper sans crainte.',
    },
    score: 9,
    course: null,
  },
  {
    name: 'Sara Van den Bossche',
    role: {
      nl: 'HR-manager, softwarebedrijf',
      en: 'HR manager, software company',
      fr: 'Responsable RH, société de logiciels',
    },
    text: {
      nl: 'We vroegen een programma voor achttien mensen. We kregen één bladzijde, en die is precies zo uitgevoerd.',
      en: 'We asked for a programme for eighteen people. We got one page, and it was carried out to the letter.',
      fr: 'Nous voulions un programme pour dix-huit personnes. Nous avons reçu une page, et elle a été suivie à la lettre.',
    },
    score: 10,
    course: null,
  },
  {
    name: 'Mustafa Kaya',
    role: { nl: 'Zaakvoerder, garage', en: 'Owner, car repair shop', fr: 'Gérant, garage' },
    text: {
      nl: 'Ik heb de maandag erna mijn uurtarief aangepast en geen klant verloren.',
      en: 'I changed my hourly rate the Monday after and did not lose a single customer.',
      fr: 'Le lundi suivant, j’ai adapté mon tarif horaire sans perdre un seul client.',
    },
    score: 9,
    course: null,
  },
  {
    name: 'Lotte Janssens',
    role: {
      nl: 'Projectmedewerker, stadsbestuur',
      en: 'Project officer, city council',
      fr: 'Collaboratrice de projet, administration communale',
    },
    text: {
      nl: 'De online sessie begon op tijd, het geluid was goed en ik heb geen moment iets anders zitten doen.',
      en: 'The online session started on time, the sound was good and not once did I drift off to something else.',
      fr: 'La session en ligne a commencé à l’heure, le son était bon et je n’ai pas eu envie de faire autre chose.',
    },
    score: 9,
    course: null,
  },
  {
    name: 'Benoît Lambert',
    role: {
      nl: 'Aankoper, metaalbedrijf',
      en: 'Buyer, metalworking company',
      fr: 'Acheteur, entreprise métallurgique',
    },
    text: {
      nl: 'Ik kwam voor de korting bij leveranciers en leerde vooral luisteren. De korting kwam daarna vanzelf.',
      en: 'I came for discounts from suppliers and mostly learned to listen. The discounts followed by themselves.',
      fr: 'J’étais venu pour obtenir des remises et j’ai surtout appris à écouter. Les remises ont suivi.',
    },
    score: 9,
    course: null,
  },
  {
    name: 'Els Timmermans',
    role: {
      nl: 'Duurzaamheidscoördinator, textiel',
      en: 'Sustainability coordinator, textiles',
      fr: 'Coordinatrice durabilité, textile',
    },
    text: {
      nl: 'Eindelijk iemand die zegt wat u níét moet rapporteren. Dat spaarde ons weken uit.',
      en: 'Finally someone who tells you what you do not have to report. It saved us weeks.',
      fr: 'Enfin quelqu’un qui dit ce qu’il ne faut pas déclarer. Nous avons gagné des semaines.',
    },
    score: 9,
    course: 'csrd-reporting',
  },
  {
    name: 'Rachid El Idrissi',
    role: {
      nl: 'Coördinator, jeugdwerking',
      en: 'Coordinator, youth organisation',
      fr: 'Coordinateur, maison de jeunes',
    },
    text: {
      nl: 'Ik huurde een zaal voor onze vrijwilligers. Alles stond klaar zoals afgesproken, tot en met de stiften.',
      en: 'I rented a room for our volunteers. Everything was ready as agreed, down to the markers.',
      fr: 'J’ai loué une salle pour nos bénévoles. Tout était prêt comme convenu, jusqu’aux marqueurs.',
    },
    score: 9,
    course: null,
  },
  {
    name: 'Veerle Coppens',
    role: {
      nl: 'Praktijkassistente, dokterspraktijk',
      en: 'Practice assistant, doctor’s surgery',
      fr: 'Assistante, cabinet médical',
    },
    text: {
      nl: 'Drie weken later zakte een patiënt in elkaar in de wachtkamer. Ik wist wat ik moest doen.',
      en: 'Three weeks later a patient collapsed in our waiting room. I knew what to do.',
      fr: 'Trois semaines plus tard, un patient s’est effondré dans la salle d’attente. Je savais quoi faire.',
    },
    score: 9,
    course: 'first-aid-at-work',
  },
  {
    name: 'Gilles Vandenberghe',
    role: {
      nl: 'Vertegenwoordiger, verpakkingen',
      en: 'Sales representative, packaging',
      fr: 'Délégué commercial, emballages',
    },
    text: {
      nl: 'De rollenspelen vond ik vooraf verschrikkelijk. Achteraf waren ze het beste deel.',
      en: 'I dreaded the role plays beforehand. Afterwards they turned out to be the best part.',
      fr: 'Je redoutais les jeux de rôle. Finalement, c’était le meilleur moment.',
    },
    score: 9,
    course: null,
  },
  {
    name: 'Joke Michiels',
    role: { nl: 'Boekhouder, vzw', en: 'Bookkeeper, non-profit', fr: 'Comptable, ASBL' },
    text: {
      nl: 'De voorbeelden kwamen uit ons eigen soort organisatie, niet uit een handboek over beursgenoteerde bedrijven.',
      en: 'The examples came from organisations like ours, not from a textbook on listed companies.',
      fr: 'Les exemples venaient d’organisations comme la nôtre, pas d’un manuel sur les sociétés cotées.',
    },
    score: 9,
    course: null,
  },
  {
    name: 'Steven Ooms',
    role: { nl: 'Werfleider', en: 'Site manager', fr: 'Chef de chantier' },
    text: {
      nl: 'Acht mannen van de werf een dag stil op een stoel: zij hebben het geflikt. Iedereen geslaagd.',
      en: 'Eight men from the building site in a chair for a whole day: they pulled it off. Everyone passed.',
      fr: 'Huit gars du chantier assis toute une journée : ils y sont arrivés. Tout le monde a réussi.',
    },
    score: 9,
    course: 'vca-basic-safety',
  },
  {
    name: 'Delphine Wauthier',
    role: {
      nl: 'Communicatiemedewerker, museum',
      en: 'Communication officer, museum',
      fr: 'Chargée de communication, musée',
    },
    text: {
      nl: 'Mijn e-mails zijn korter geworden en ik krijg sneller antwoord. Meer hoeft een opleiding niet te doen.',
      en: 'My emails got shorter and the answers come faster. A course need not do more than that.',
      fr: 'Mes e-mails sont plus courts et les réponses arrivent plus vite. Une formation n’a pas à faire plus.',
    },
    score: 9,
    course: null,
  },
  {
    name: 'Kobe Hermans',
    role: { nl: 'IT-medewerker, ziekenhuis', en: 'IT officer, hospital', fr: 'Informaticien, hôpital' },
    text: {
      nl: 'Eerlijk over wat AI kan en wat niet. De afspraken die we die dag schreven, hangen nu op ons intranet.',
      en: 'Honest about what AI can and cannot do. The rules we wrote that day are now on our intranet.',
      fr: 'Un discours honnête sur ce que l’IA sait faire ou non. Les règles rédigées ce jour-là sont sur notre intranet.',
    },
    score: 9,
    course: 'ai-at-work',
  },
  {
    name: 'Ioana Popescu',
    role: {
      nl: 'Ploegverantwoordelijke, schoonmaakbedrijf',
      en: 'Shift supervisor, cleaning company',
      fr: 'Responsable d’équipe, société de nettoyage',
    },
    text: {
      nl: 'Inschrijven voor zes collega’s ging in één keer, en iedereen kreeg een eigen uitnodiging.',
      en: 'Registering six colleagues went in one go, and each of them got their own invitation.',
      fr: 'J’ai inscrit six collègues en une fois, et chacun a reçu sa propre invitation.',
    },
    score: 9,
    course: null,
  },
  {
    name: 'Filip Boonen',
    role: { nl: 'Zaakvoerder, drukkerij', en: 'Owner, printing works', fr: 'Gérant, imprimerie' },
    text: {
      nl: 'Sterke dag, goede lesgever. Een tweede dag om te oefenen had ik er graag bij genomen.',
      en: 'A strong day and a good trainer. I would gladly have taken a second day to practise.',
      fr: 'Une journée dense, un bon formateur. J’aurais volontiers ajouté un second jour pour m’exercer.',
    },
    score: 9,
    course: null,
  },
  {
    name: 'Marie-Claire Jacobs',
    role: { nl: 'Directiesecretaresse', en: 'Executive assistant', fr: 'Secrétaire de direction' },
    text: {
      nl: 'Het tempo lag hoog, maar ik mocht nadien nog twee keer mailen met vragen. Dat maakte het goed.',
      en: 'The pace was high, but I could send in questions twice afterwards. That made up for it.',
      fr: 'Le rythme était soutenu, mais j’ai pu envoyer mes questions deux fois ensuite. Cela a tout compensé.',
    },
    score: 9,
    course: null,
  },
  {
    name: 'Anh Nguyen',
    role: { nl: 'Kok en zaakvoerder, restaurant', en: 'Chef and owner, restaurant', fr: 'Chef et patron, restaurant' },
    text: {
      nl: 'Ik kon op een dinsdag komen, wanneer mijn zaak dicht is. Ik weet nu wat elk gerecht mij kost.',
      en: 'I could come on a Tuesday, when my restaurant is closed. I now know what every dish costs me.',
      fr: 'J’ai pu venir un mardi, mon jour de fermeture. Je sais maintenant ce que me coûte chaque plat.',
    },
    score: 9,
    course: null,
  },
  {
    name: 'Dirk Stevens',
    role: { nl: 'Exportmedewerker, chemie', en: 'Export officer, chemicals', fr: 'Collaborateur export, chimie' },
    text: {
      nl: 'Veel stof in twee dagen. Het schema met de documenten hangt nog altijd boven mijn bureau.',
      en: 'A lot to take in over two days. The chart of documents still hangs above my desk.',
      fr: 'Beaucoup de matière en deux jours. Le schéma des documents est toujours affiché au-dessus de mon bureau.',
    },
    score: 9,
    course: null,
  },
  {
    name: 'Hilde Aerts',
    role: {
      nl: 'Teamleider, klantendienst',
      en: 'Team leader, customer service',
      fr: 'Responsable d’équipe, service clientèle',
    },
    text: {
      nl: 'Inhoud en lesgever prima, al was het die dag te warm in de zaal. Ze hebben er intussen iets aan gedaan.',
      en: 'Good content and a good trainer, though the room was too warm that day. They have since dealt with it.',
      fr: 'Contenu et formatrice au point, mais il faisait trop chaud dans la salle. Ils y ont remédié depuis.',
    },
    score: 8,
    course: null,
  },
]
