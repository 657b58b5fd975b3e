import type { CourseSeed } from './shapes.ts'

export const innovationCourses: CourseSeed[] = [
  {
    key: 'idea-to-prototype',
    type: 'CALENDAR',
    category: 'innovation',
    themes: ['project-management', 'communication'],
    languages: ['en'],
    locations: ['brussels', 'ghent'],
    field: 'innovation',
    trainers: ['priya-nair'],
    days: 3,
    price: 129000,
    capacity: 12,
    subsidised: true,
    showOnHomePage: true,
    title: {
      nl: 'Van idee naar getest prototype in drie dagen',
      en: 'From idea to tested prototype in three days',
      fr: 'De l’idée au prototype testé en trois jours',
    },
    slug: {
      nl: 'van-idee-naar-getest-prototype',
      en: 'from-idea-to-tested-prototype',
      fr: 'de-l-idee-au-prototype-teste',
    },
    summary: {
      nl: 'Breng een idee mee, bouw een prototype van karton of klikbare schermen en test het met vijf echte mensen.',
      en: 'Bring an idea, build a prototype from cardboard or clickable screens and test it with five real people.',
      fr: 'Venez avec une idée, construisez un prototype en carton ou en écrans cliquables et testez-le avec cinq personnes.',
    },
    description: {
      nl: 'De duurste manier om een idee te testen is het eerst helemaal afwerken. In deze opleiding draait u het om: u maakt op dag twee iets dat net echt genoeg is om een oordeel uit te lokken. U begint met gesprekken over het probleem, niet over uw oplossing.\n\nOp de derde dag ontvangt u vijf testpersonen die we voor u uitnodigen. U kijkt, zwijgt en noteert. ’s Avonds weet u of u doorgaat, bijstuurt of stopt, en kunt u dat aantonen met wat u hebt gezien. Stoppen is ook een goed resultaat: het bespaart u maanden werk.',
      en: 'The costliest way to test an idea is to finish it first. In this course you turn that round: on day two you make something just real enough to provoke a verdict. You begin with conversations about the problem, not about your solution.\n\nOn the third day you receive five test users whom we invite for you. You watch, keep quiet and take notes. By the evening you know whether to go on, adjust or stop, and you can show it with what you have seen. Stopping is a good result too: it saves you months of work.',
      fr: 'La manière la plus chère de tester une idée est de la terminer d’abord. Ici, vous faites l’inverse. Dès le deuxième jour, vous fabriquez un objet juste assez réel pour susciter un avis. Vous commencez par des entretiens sur le problème, pas sur votre solution.\n\nLe troisième jour, vous accueillez cinq testeurs que nous invitons pour vous. Vous observez, vous vous taisez et vous notez. Le soir, vous savez s’il faut continuer, ajuster ou arrêter, et vous pouvez le démontrer par vos observations. Arrêter est aussi un bon résultat, qui vous épargne des mois de travail.',
    },
    audience: {
      nl: 'Voor productverantwoordelijken, ondernemers en medewerkers met een idee voor een product of dienst. U hoeft niet te kunnen tekenen of programmeren.',
      en: 'For product managers, entrepreneurs and staff with an idea for a product or service. You need not be able to draw or program.',
      fr: 'Pour les responsables produit, entrepreneurs et collaborateurs qui ont une idée de produit ou de service. Il n’est pas nécessaire de savoir dessiner ou programmer.',
    },
    outcomes: {
      nl: [
        'Een gesprek over een probleem voeren zonder uw oplossing te verkopen',
        'De ene aanname kiezen die u eerst moet testen',
        'In een halve dag een prototype bouwen',
        'Een gebruikerstest leiden en er een besluit uit trekken',
      ],
      en: [
        'Hold a conversation about a problem without selling your solution',
        'Choose the one assumption you must test first',
        'Build a prototype in half a day',
        'Run a user test and draw a decision from it',
      ],
      fr: [
        'Mener un entretien sur un problème sans vendre votre solution',
        'Choisir l’hypothèse à tester en premier',
        'Construire un prototype en une demi-journée',
        'Animer un test utilisateur et en tirer une décision',
      ],
    },
    programme: [
      {
        title: {
          nl: 'Het probleem',
          en: 'The problem',
          fr: 'Le problème',
        },
        text: {
          nl: 'U oefent open vragen, belt twee mogelijke klanten op en schrijft het probleem in één zin.',
          en: 'You practise open questions, phone two possible customers and write the problem in one sentence.',
          fr: 'Vous vous exercez aux questions ouvertes, appelez deux clients potentiels et formulez le problème en une phrase.',
        },
      },
      {
        title: {
          nl: 'Het prototype',
          en: 'The prototype',
          fr: 'Le prototype',
        },
        text: {
          nl: 'U schetst acht oplossingen in acht minuten, kiest er één en bouwt ze. Materiaal en software staan klaar.',
          en: 'You sketch eight solutions in eight minutes, choose one and build it. Materials and software are ready for you.',
          fr: 'Vous esquissez huit solutions en huit minutes, en choisissez une et la construisez. Le matériel et les logiciels sont prêts.',
        },
      },
      {
        title: {
          nl: 'De test',
          en: 'The test',
          fr: 'Le test',
        },
        text: {
          nl: 'U test met vijf mensen, bundelt wat u zag en stelt uw besluit in vijf minuten voor aan de groep.',
          en: 'You test with five people, pull together what you saw and present your decision to the group in five minutes.',
          fr: 'Vous testez avec cinq personnes, rassemblez vos observations et présentez votre décision au groupe en cinq minutes.',
        },
      },
    ],
  },
  {
    key: 'ai-use-cases',
    type: 'CALENDAR',
    category: 'innovation',
    themes: ['ai', 'data', 'leadership'],
    languages: ['nl', 'en'],
    locations: ['antwerp', 'brussels'],
    field: 'software',
    trainers: ['priya-nair', 'karim-benali'],
    days: 1,
    price: 59500,
    capacity: 16,
    subsidised: true,
    showOnHomePage: false,
    title: {
      nl: 'Vind de AI-toepassing die voor u loont',
      en: 'Find the AI use case that pays off for you',
      fr: 'Trouvez l’usage de l’IA qui vous rapporte',
    },
    slug: {
      nl: 'vind-de-ai-toepassing-die-loont',
      en: 'find-the-ai-use-case-that-pays-off',
      fr: 'trouvez-l-usage-de-l-ia-qui-rapporte',
    },
    summary: {
      nl: 'Weeg op één dag tien ideeën af op winst, risico en gegevens, en beslis welk ene u volgende maand probeert.',
      en: 'In one day, weigh ten ideas on gain, risk and data, and decide which one you will try next month.',
      fr: 'En un jour, évaluez dix idées selon le gain, le risque et les données, et choisissez celle à tester dans un mois.',
    },
    description: {
      nl: 'Iedereen heeft wel een idee voor AI, maar weinig ideeën overleven de eerste vraag: hoeveel tijd kost deze taak vandaag? U begint bij het werk zelf. U noteert tien taken uit uw dienst, schat de uren en kijkt of de gegevens bestaan die u nodig hebt.\n\nDaarna probeert u de beste drie meteen uit, met gangbare hulpmiddelen en onschuldige voorbeelddata. U meet hoe vaak het resultaat klopt en wat een fout zou kosten. Tot slot toetst u uw keuze aan de Europese AI-verordening en de AVG. U vertrekt met een proefplan van één bladzijde.',
      en: 'Everyone has an idea for AI, but few ideas survive the first question: how much time does this task take today? You start with the work itself. You note ten tasks from your department, estimate the hours and see whether the data you need exist.\n\nThen you try the best three straight away, with common tools and harmless sample data. You measure how often the result is right and what a mistake would cost. Finally you check your choice against the European AI Act and the GDPR. You leave with a one-page plan for a trial.',
      fr: 'Tout le monde a une idée pour l’IA, mais peu d’idées survivent à la première question. Combien de temps cette tâche prend-elle aujourd’hui ? Vous partez du travail lui-même. Vous notez dix tâches de votre service, estimez les heures et vérifiez si les données nécessaires existent.\n\nEnsuite, vous essayez aussitôt les trois meilleures, avec des outils courants et des données d’exemple sans risque. Vous mesurez combien de fois le résultat est juste et ce que coûterait une erreur. Enfin, vous confrontez votre choix au règlement européen sur l’IA et au RGPD. Vous repartez avec un plan d’essai d’une page.',
    },
    audience: {
      nl: 'Voor leidinggevenden en procesverantwoordelijken die moeten beslissen waar AI zin heeft. Technische kennis is niet nodig, een laptop wel.',
      en: 'For managers and process owners who have to decide where AI makes sense. You need no technical knowledge, but you do need a laptop.',
      fr: 'Pour les responsables d’équipe ou de processus qui doivent décider où l’IA a du sens. Aucune connaissance technique n’est requise, mais un ordinateur portable est nécessaire.',
    },
    outcomes: {
      nl: [
        'Schatten wat een taak vandaag kost en wat AI daaraan verandert',
        'Meten hoe betrouwbaar een resultaat is voor u het gebruikt',
        'Herkennen in welke risicoklasse van de AI-verordening uw idee valt',
        'Een proefplan schrijven met een meetbaar stopcriterium',
      ],
      en: [
        'Estimate what a task costs today and what AI changes about it',
        'Measure how reliable a result is before you use it',
        'Recognise which risk class of the AI Act your idea falls into',
        'Write a trial plan with a measurable point at which to stop',
      ],
      fr: [
        'Estimer ce que coûte une tâche aujourd’hui et ce que l’IA y change',
        'Mesurer la fiabilité d’un résultat avant de l’utiliser',
        'Reconnaître la classe de risque de votre idée selon le règlement sur l’IA',
        'Rédiger un plan d’essai avec un critère d’arrêt mesurable',
      ],
    },
    programme: [
      {
        title: {
          nl: 'Tien taken, drie kandidaten',
          en: 'Ten tasks, three candidates',
          fr: 'Dix tâches, trois candidates',
        },
        text: {
          nl: 'U brengt uw werk in kaart, rekent uit waar de uren zitten en houdt drie kandidaten over.',
          en: 'You map your work, calculate where the hours go and keep three candidates.',
          fr: 'Vous cartographiez votre travail, calculez où passent les heures et retenez trois candidates.',
        },
      },
      {
        title: {
          nl: 'Proberen, meten, beslissen',
          en: 'Try, measure, decide',
          fr: 'Essayer, mesurer, décider',
        },
        text: {
          nl: 'U test de kandidaten op twintig voorbeelden, telt de fouten en schrijft het proefplan voor de winnaar.',
          en: 'You test the candidates on twenty examples, count the mistakes and write the trial plan for the winner.',
          fr: 'Vous testez les candidates sur vingt exemples, comptez les erreurs et rédigez le plan d’essai de la gagnante.',
        },
      },
    ],
  },
  {
    key: 'team-innovation-rhythm',
    type: 'TAILORED',
    category: 'innovation',
    themes: ['leadership', 'communication', 'wellbeing'],
    languages: ['nl', 'en', 'fr'],
    locations: ['brussels', 'antwerp', 'ghent', 'liege'],
    field: 'innovation',
    trainers: ['priya-nair', 'jean-marc-delvaux'],
    days: 2,
    price: 0,
    capacity: 14,
    subsidised: false,
    showOnHomePage: false,
    title: {
      nl: 'Een vast ritme voor vernieuwing in uw team',
      en: 'A steady rhythm of innovation for your team',
      fr: 'Un rythme d’innovation pour votre équipe',
    },
    slug: {
      nl: 'vast-ritme-voor-vernieuwing-in-uw-team',
      en: 'steady-rhythm-of-innovation-for-your-team',
      fr: 'rythme-d-innovation-pour-votre-equipe',
    },
    summary: {
      nl: 'Geen ideeënbus maar een afspraak: elke maand één verbetering gekozen, geprobeerd en samen besproken.',
      en: 'Not a suggestion box but an agreement: each month one improvement chosen, tried and discussed together.',
      fr: 'Pas une boîte à idées mais un accord, avec chaque mois une amélioration choisie, essayée et discutée ensemble.',
    },
    description: {
      nl: 'In de meeste teams ontbreekt het niet aan ideeën, wel aan een moment om er iets mee te doen. In twee dagen bouwen we met uw team een ritme dat past bij uw werk: wanneer u ideeën verzamelt, hoe u kiest en wie mag proberen zonder toestemming te vragen.\n\nVooraf spreken we met drie teamleden over wat vroeger is vastgelopen. Op de eerste dag lost u een echte ergernis op, zodat iedereen de werkwijze één keer heeft beleefd. Zes weken later komen we terug voor de tweede dag en bekijken we samen wat bleef hangen.',
      en: 'Most teams are not short of ideas, but of a moment to do something with them. In two days we build a rhythm with your team that suits your work: when you collect ideas, how you choose and who may try without asking permission.\n\nBeforehand we talk to three team members about what got stuck in the past. On the first day you solve a real annoyance, so that everyone has been through the method once. Six weeks later we return for the second day and look together at what has lasted.',
      fr: 'La plupart des équipes ne manquent pas d’idées, mais d’un moment pour en faire quelque chose. En deux jours, nous bâtissons avec votre équipe un rythme adapté à votre travail. Quand récolter les idées, comment choisir, et qui peut essayer sans demander d’autorisation.\n\nAvant la formation, nous interrogeons trois membres de l’équipe sur ce qui s’est enlisé par le passé. Le premier jour, vous résolvez un vrai désagrément pour que chacun ait vécu la méthode une fois. Six semaines plus tard, nous revenons pour le deuxième jour et regardons ensemble ce qui est resté.',
    },
    audience: {
      nl: 'Voor bestaande teams van zes tot veertien mensen, samen met hun leidinggevende. Zowel voor kantoor als voor atelier, winkel of zorg.',
      en: 'For existing teams of six to fourteen people, together with their manager. Suited to offices as well as workshops, shops and care.',
      fr: 'Pour des équipes existantes de six à quatorze personnes, avec leur responsable. Convient aux bureaux comme aux ateliers, aux magasins et au secteur des soins.',
    },
    outcomes: {
      nl: [
        'Ideeën verzamelen op een vast moment van dertig minuten',
        'Samen één verbetering kiezen zonder eindeloos overleg',
        'Klein proberen, met een duidelijke grens in tijd en geld',
        'Een mislukking bespreken zonder een schuldige te zoeken',
      ],
      en: [
        'Collect ideas at a fixed moment of thirty minutes',
        'Choose one improvement together without endless talk',
        'Try small, with a clear limit on time and money',
        'Discuss a failure without looking for someone to blame',
      ],
      fr: [
        'Récolter les idées lors d’un moment fixe de trente minutes',
        'Choisir ensemble une amélioration sans débat interminable',
        'Essayer à petite échelle, avec une limite claire de temps et d’argent',
        'Parler d’un échec sans chercher de coupable',
      ],
    },
    programme: [
      {
        title: {
          nl: 'Eén ergernis, één oplossing',
          en: 'One annoyance, one solution',
          fr: 'Un désagrément, une solution',
        },
        text: {
          nl: 'Uw team kiest een ergernis uit het eigen werk, probeert voor de middag een oplossing en spreekt daarna het ritme af.',
          en: 'Your team chooses an annoyance from its own work, tries a solution before lunch and then agrees on the rhythm.',
          fr: 'Votre équipe choisit un désagrément de son travail, essaie une solution avant midi, puis convient du rythme.',
        },
      },
      {
        title: {
          nl: 'Terugkijken en vastzetten',
          en: 'Looking back and making it last',
          fr: 'Faire le point et ancrer',
        },
        text: {
          nl: 'Na zes weken bekijkt u wat is geprobeerd, past u de afspraken aan en duidt u iemand aan die het ritme bewaakt.',
          en: 'After six weeks you look at what was tried, adjust the agreements and name someone to keep the rhythm going.',
          fr: 'Après six semaines, vous examinez ce qui a été essayé, adaptez les accords et désignez une personne qui veille au rythme.',
        },
      },
    ],
  },
  {
    key: 'protect-your-idea',
    type: 'ONLINE',
    category: 'innovation',
    themes: ['law-and-compliance', 'sales-and-marketing'],
    languages: ['fr', 'en'],
    locations: ['online'],
    field: 'innovation',
    trainers: ['jean-marc-delvaux', 'priya-nair'],
    days: 1,
    price: 45000,
    capacity: 16,
    subsidised: false,
    showOnHomePage: false,
    title: {
      nl: 'Bescherm uw idee: merk, model, octrooi of geheim',
      en: 'Protect your idea: trademark, patent or secret',
      fr: 'Protégez votre idée, de la marque au brevet',
    },
    slug: {
      nl: 'bescherm-uw-idee-merk-model-octrooi',
      en: 'protect-your-idea-trademark-patent-or-secret',
      fr: 'protegez-votre-idee-de-la-marque-au-brevet',
    },
    summary: {
      nl: 'Zoek online zelf op of uw naam vrij is, kies de bescherming die past en weet wat ze kost voor u iets indient.',
      en: 'Check for yourself whether your name is free, choose the right protection and know its cost before you file.',
      fr: 'Vérifiez vous-même si votre nom est libre, choisissez la protection adaptée et connaissez son coût avant le dépôt.',
    },
    description: {
      nl: 'Wie zijn uitvinding op een beurs toont, kan ze daarna vaak niet meer octrooieren. Zulke fouten vermijdt u als u de volgorde kent. In twee halve dagen leert u wat een merk, een model, een octrooi, een auteursrecht en een bedrijfsgeheim beschermen, en vooral wat niet.\n\nU werkt met de gratis registers van het Benelux-Bureau, het Europees merkenbureau en Espacenet. U zoekt uw eigen naam of idee op, leest een octrooi en vult een beslisblad in. U stelt ook een korte geheimhoudingsverklaring op. De opleiding vervangt geen advies, maar u stelt daarna gerichtere vragen.',
      en: 'Show your invention at a trade fair and often you can no longer patent it. You avoid such mistakes once you know the right order. In two half-days you learn what a trademark, a design, a patent, copyright and a trade secret protect, and above all what they do not.\n\nYou use the free registers of the Benelux office, the European trademark office and Espacenet. You look up your own name or idea, read a patent and fill in a decision sheet. You also draft a short confidentiality agreement. The course does not replace legal advice, but you will ask sharper questions.',
      fr: 'Montrez votre invention à une foire et, bien souvent, vous ne pourrez plus la breveter. Connaître le bon ordre évite ce genre d’erreur. En deux demi-journées, vous apprenez ce que protègent une marque, un modèle, un brevet, le droit d’auteur et le secret d’affaires, et surtout ce qu’ils ne protègent pas.\n\nVous utilisez les registres gratuits de l’Office Benelux, de l’office européen des marques et d’Espacenet. Vous y cherchez votre nom ou votre idée, lisez un brevet et complétez une fiche de décision. Vous rédigez aussi un bref accord de confidentialité. Sans remplacer un conseil, la formation affine vos questions.',
    },
    audience: {
      nl: 'Voor starters, ontwerpers, onderzoekers en productontwikkelaars die iets nieuws op de markt brengen. Juridische kennis is niet nodig.',
      en: 'For start-ups, designers, researchers and product developers who bring something new to market. No legal knowledge needed.',
      fr: 'Pour les créateurs d’entreprise, designers, chercheurs et concepteurs de produits qui lancent une nouveauté. Aucune connaissance juridique n’est requise.',
    },
    outcomes: {
      nl: [
        'Vijf vormen van bescherming en hun duur onderscheiden',
        'Opzoeken in de merken- en octrooiregisters of iets al bestaat',
        'De kosten van een indiening in de Benelux en in Europa schatten',
        'Een geheimhoudingsverklaring opstellen voor een eerste gesprek',
      ],
      en: [
        'Tell five kinds of protection apart and know how long each lasts',
        'Search the trademark and patent registers for what already exists',
        'Estimate the cost of filing in the Benelux and in Europe',
        'Draft a confidentiality agreement for a first conversation',
      ],
      fr: [
        'Distinguer cinq formes de protection et leur durée',
        'Chercher dans les registres de marques et de brevets ce qui existe déjà',
        'Estimer le coût d’un dépôt au Benelux et en Europe',
        'Rédiger un accord de confidentialité pour un premier entretien',
      ],
    },
    programme: [
      {
        title: {
          nl: 'Naam en vorm',
          en: 'Name and form',
          fr: 'Nom et forme',
        },
        text: {
          nl: 'U zoekt uw naam op in de registers, kiest de klassen en beslist of een merk of een model zin heeft.',
          en: 'You look up your name in the registers, choose the classes and decide whether a trademark or a design makes sense.',
          fr: 'Vous cherchez votre nom dans les registres, choisissez les classes et décidez si une marque ou un modèle a du sens.',
        },
      },
      {
        title: {
          nl: 'Techniek en geheim',
          en: 'Technology and secrecy',
          fr: 'Technique et secret',
        },
        text: {
          nl: 'U leest een octrooi, weegt het af tegen geheimhouding en vult het beslisblad voor uw eigen idee in.',
          en: 'You read a patent, weigh it against secrecy and fill in the decision sheet for your own idea.',
          fr: 'Vous lisez un brevet, le comparez au secret et complétez la fiche de décision pour votre propre idée.',
        },
      },
    ],
  },
]
