import type { CourseSeed } from './shapes.ts'

export const withoutSubsidyCourses: CourseSeed[] = [
  {
    key: 'first-aid-at-work',
    type: 'CERTIFICATION',
    category: 'job-specific-skills',
    themes: ['wellbeing'],
    languages: ['nl', 'en', 'fr'],
    locations: ['brussels', 'ghent', 'liege'],
    field: 'safety',
    trainers: ['annelies-verbruggen'],
    days: 3,
    hoursADay: 5,
    price: 48500,
    capacity: 12,
    subsidised: false,
    showOnHomePage: true,
    title: {
      nl: 'Eerste hulp op het werk: basisopleiding hulpverlener',
      en: 'First aid at work: basic training for first-aiders',
      fr: 'Premiers secours au travail : formation de base',
    },
    slug: {
      nl: 'eerste-hulp-op-het-werk',
      en: 'first-aid-at-work',
      fr: 'premiers-secours-au-travail',
    },
    summary: {
      nl: 'Na drie dagen reanimeert u, stelpt u een bloeding en belt u 112 met de juiste informatie.',
      en: 'After three days you can resuscitate, stop bleeding and call 112 with the right information.',
      fr: 'Après trois jours, vous réanimez, arrêtez un saignement et appelez le 112 avec les bonnes informations.',
    },
    description: {
      nl: 'Bij een hartstilstand telt elke minuut voor de ziekenwagen er is. Wat een collega in die minuten doet, maakt vaak het verschil. U leert het door het te doen: op de knieën, met een oefenpop en een AED.\n\nDe opleiding telt vijftien uur, verdeeld over drie dagen van vijf uur. U oefent op ongevallen die in uw sector voorkomen, van snijwonden tot onwelzijn door hitte. Op het einde toont u wat u kunt in een praktijkproef. Wie slaagt, krijgt het getuigschrift van hulpverlener. Jaarlijks bijscholen kan ook bij ons, in een halve dag.',
      en: 'When a heart stops, every minute before the ambulance arrives counts. What a colleague does in those minutes often makes the difference. You learn it by doing it: on your knees, with a training manikin and an AED.\n\nThe course takes fifteen hours, divided over three days of five hours. You practise on accidents that happen in your sector, from cuts to heat exhaustion. At the end you show what you can do in a practical test. If you pass, you receive the first-aider certificate. You can also take the yearly refresher with us, in half a day.',
      fr: 'En cas d’arrêt cardiaque, chaque minute compte avant l’arrivée de l’ambulance. Ce que fait un collègue pendant ces minutes change souvent tout. Vous l’apprenez en le faisant : à genoux, avec un mannequin et un DEA.\n\nLa formation compte quinze heures, réparties sur trois journées de cinq heures. Vous vous exercez sur des accidents de votre secteur, de la coupure au coup de chaleur. À la fin, vous montrez vos acquis lors d’une épreuve pratique. En cas de réussite, vous recevez le certificat de secouriste. Le recyclage annuel peut aussi se suivre chez nous, en une demi-journée.',
    },
    audience: {
      nl: 'Voor medewerkers die door hun werkgever als hulpverlener worden aangeduid, en voor wie het wil kunnen. Voorkennis is niet nodig.',
      en: 'For staff appointed as first-aiders by their employer, and for anyone who wants to be able to help. No prior knowledge needed.',
      fr: 'Pour les collaborateurs désignés comme secouristes par leur employeur, et pour tous ceux qui veulent pouvoir aider. Aucun prérequis.',
    },
    outcomes: {
      nl: [
        'Zorgen dat de plaats van een ongeval veilig is',
        'Reanimeren met een AED',
        'Ingrijpen bij een ernstige bloeding',
        'Bellen naar 112 met de informatie die telt',
        'Noteren in het register wat u gedaan hebt',
      ],
      en: [
        'Make the scene of an accident safe',
        'Resuscitate with an AED',
        'Stop severe bleeding',
        'Call 112 with the information that counts',
        'Record every intervention in the register',
      ],
      fr: [
        'Sécuriser le lieu d’un accident',
        'Réanimer avec un DEA',
        'Arrêter une hémorragie grave',
        'Appeler le 112 avec les informations qui comptent',
        'Noter chaque intervention dans le registre',
      ],
    },
    programme: [
      {
        title: {
          nl: 'Veiligheid, alarm en reanimatie',
          en: 'Safety, alarm and resuscitation',
          fr: 'Sécurité, alerte et réanimation',
        },
        text: {
          nl: 'U leert de vier stappen van eerste hulp en oefent de oproep naar 112. Daarna reanimeert u op een oefenpop, alleen en per twee.',
          en: 'You learn the four steps of first aid and practise the call to 112. Then you resuscitate a manikin, alone and in pairs.',
          fr: 'Vous apprenez les quatre étapes des premiers secours et vous vous exercez à appeler le 112. Ensuite, vous réanimez un mannequin, individuellement et à deux.',
        },
      },
      {
        title: {
          nl: 'Wonden, brandwonden en letsels',
          en: 'Wounds, burns and injuries',
          fr: 'Plaies, brûlures et lésions',
        },
        text: {
          nl: 'U verzorgt bloedingen, brandwonden, oogletsels en breuken. U leert wat u beter niet doet en wanneer een arts nodig is.',
          en: 'You treat bleeding, burns, eye injuries and fractures. You learn what not to do and when a doctor is needed.',
          fr: 'Vous soignez saignements, brûlures, lésions oculaires et fractures. Vous apprenez ce qu’il vaut mieux éviter et quand il faut un médecin.',
        },
      },
      {
        title: {
          nl: 'Onwelzijn en praktijkproef',
          en: 'Sudden illness and practical test',
          fr: 'Malaises et épreuve pratique',
        },
        text: {
          nl: 'U herkent een beroerte, een epileptische aanval en een te lage bloedsuiker. U sluit af met een nagespeeld ongeval als proef.',
          en: 'You recognise a stroke, an epileptic seizure and low blood sugar. You finish with a staged accident as your test.',
          fr: 'Vous reconnaissez un AVC, une crise d’épilepsie et une hypoglycémie. Vous terminez par un accident simulé en guise d’épreuve.',
        },
      },
    ],
  },
  {
    key: 'dutch-at-work-for-beginners',
    type: 'CALENDAR',
    category: 'job-specific-skills',
    themes: ['communication'],
    languages: ['nl'],
    locations: ['brussels'],
    field: 'dutch',
    trainers: ['sofie-lambrecht'],
    days: 5,
    rhythm: 'weekly',
    price: 59000,
    capacity: 12,
    subsidised: false,
    trainingDatabaseNumber: 'ODB-0999131',
    showOnHomePage: false,
    title: {
      nl: 'Nederlands op het werk voor beginners',
      en: 'Dutch at work for beginners',
      fr: 'Le néerlandais au travail pour débutants',
    },
    slug: {
      nl: 'nederlands-op-het-werk-voor-beginners',
      en: 'dutch-at-work-for-beginners',
      fr: 'le-neerlandais-au-travail-pour-debutants',
    },
    summary: {
      nl: 'In vijf dagen groet u, neemt u de telefoon op en vraagt u hulp in het Nederlands.',
      en: 'In five days you can greet people, answer the phone and ask for help in Dutch.',
      fr: 'En cinq jours, vous saluez, répondez au téléphone et demandez de l’aide en néerlandais.',
    },
    description: {
      nl: 'Uw Vlaamse collega schakelt over op het Frans of het Engels zodra u aarzelt. Vriendelijk bedoeld, maar zo leert u het niet. In deze opleiding krijgt u genoeg woorden om het gesprek in het Nederlands te houden.\n\nU komt vijf keer, telkens één dag per week, en spreekt vanaf het eerste uur. We werken met wat u echt zegt: aan het onthaal, aan de telefoon, in het magazijn of aan de koffiemachine. Na elke dag krijgt u een opdracht voor op het werk. Na de vijfde dag voert u een gesprek van vijf minuten, volledig in het Nederlands.',
      en: 'Your Flemish colleague switches to French or English as soon as you hesitate. It is meant kindly, but you will not learn that way. This course gives you enough words to keep the conversation in Dutch.\n\nYou come five times, one day a week, and you speak from the first hour. We work with what you really say: at the front desk, on the phone, in the warehouse or at the coffee machine. After each day you get a task to do at work. After the fifth day you can hold a conversation of five minutes, entirely in Dutch.',
      fr: 'Votre collègue flamand passe au français ou à l’anglais dès que vous hésitez. C’est gentil, mais vous n’apprenez rien ainsi. Cette formation vous donne assez de mots pour que la conversation reste en néerlandais.\n\nVous venez cinq fois, un jour par semaine, et vous parlez dès la première heure. Nous partons de ce que vous dites vraiment : à l’accueil, au téléphone, à l’entrepôt ou à la machine à café. Après chaque journée, vous recevez une mission à faire au travail. Après la cinquième, vous tenez une conversation de cinq minutes, entièrement en néerlandais.',
    },
    audience: {
      nl: 'Voor medewerkers die geen of heel weinig Nederlands spreken. U kunt lezen en schrijven in het Latijnse alfabet.',
      en: 'For staff who speak little or no Dutch. You can read and write in the Latin alphabet.',
      fr: 'Pour les collaborateurs qui ne parlent pas ou très peu le néerlandais. Vous savez lire et écrire en alphabet latin.',
    },
    outcomes: {
      nl: [
        'Kennismaken met collega’s en klanten',
        'Telefoneren en een naam of nummer noteren',
        'Vragen om hulp, herhaling of trager spreken',
        'Omgaan met uren, data en eenvoudige instructies',
      ],
      en: [
        'Greet colleagues and customers and introduce yourself',
        'Answer the phone and note down a name or number',
        'Ask for help, for repetition or for slower speech',
        'Understand times, dates and simple instructions',
      ],
      fr: [
        'Saluer collègues et clients, et vous présenter',
        'Répondre au téléphone et noter un nom ou un numéro',
        'Demander de l’aide, de répéter ou de parler plus lentement',
        'Comprendre des heures, des dates et des consignes simples',
      ],
    },
    programme: [
      {
        title: {
          nl: 'Goeiemorgen',
          en: 'Good morning',
          fr: 'Bonjour',
        },
        text: {
          nl: 'U groet, stelt uzelf voor en zegt wat u doet. U leert wanneer u “u” zegt en wanneer “je”.',
          en: 'You greet people, introduce yourself and say what you do. You learn when to say “u” and when to say “je”.',
          fr: 'Vous saluez, vous vous présentez et dites ce que vous faites. Vous apprenez quand dire « u » et quand dire « je ».',
        },
      },
      {
        title: {
          nl: 'Uren, dagen en afspraken',
          en: 'Times, days and appointments',
          fr: 'Heures, jours et rendez-vous',
        },
        text: {
          nl: 'U telt, leest de klok en maakt een afspraak. Let op: “halfdrie” is 14.30 uur, niet 15.30 uur.',
          en: 'You count, tell the time and make an appointment. Be careful: “halfdrie” is half past two, not half past three.',
          fr: 'Vous comptez, lisez l’heure et prenez un rendez-vous. Attention : « halfdrie », c’est deux heures et demie, pas trois heures et demie.',
        },
      },
      {
        title: {
          nl: 'Aan de telefoon',
          en: 'On the phone',
          fr: 'Au téléphone',
        },
        text: {
          nl: 'U neemt op, verbindt door en noteert een boodschap. U oefent met echte telefoons, zonder het gezicht van de ander te zien.',
          en: 'You answer, put someone through and take a message. You practise with real phones, without seeing the other person’s face.',
          fr: 'Vous décrochez, transférez l’appel et notez un message. Vous vous exercez avec de vrais téléphones, sans voir le visage de l’autre.',
        },
      },
      {
        title: {
          nl: 'Vragen en begrijpen',
          en: 'Asking and understanding',
          fr: 'Demander et comprendre',
        },
        text: {
          nl: 'U vraagt hulp, volgt een instructie en zegt dat iets niet werkt. U leert ook wat u zegt als u iets niet begrijpt.',
          en: 'You ask for help, follow an instruction and say that something does not work. You also learn what to say when you do not understand.',
          fr: 'Vous demandez de l’aide, suivez une consigne et signalez un problème. Vous apprenez aussi quoi dire quand vous ne comprenez pas.',
        },
      },
      {
        title: {
          nl: 'Uw gesprek',
          en: 'Your conversation',
          fr: 'Votre conversation',
        },
        text: {
          nl: 'U herhaalt alles in een rollenspel op het ritme van een werkdag. Daarna voert u uw gesprek van vijf minuten met iemand die u niet kent.',
          en: 'You go over everything in a role play that follows a working day. Then you have your five-minute conversation with someone you have never met.',
          fr: 'Vous révisez tout dans un jeu de rôle au rythme d’une journée de travail. Ensuite, vous menez votre conversation de cinq minutes avec une personne inconnue.',
        },
      },
    ],
  },
  {
    key: 'forklift-operator-certificate',
    type: 'CERTIFICATION',
    category: 'job-specific-skills',
    themes: ['wellbeing', 'law-and-compliance'],
    languages: ['nl', 'fr'],
    locations: ['antwerp', 'liege'],
    field: 'logistics',
    trainers: ['bart-hendrickx'],
    days: 2,
    price: 52500,
    capacity: 8,
    subsidised: false,
    showOnHomePage: false,
    title: {
      nl: 'Attest heftruckbestuurder',
      en: 'Forklift operator certificate',
      fr: 'Attestation de cariste',
    },
    slug: {
      nl: 'attest-heftruckbestuurder',
      en: 'forklift-operator-certificate',
      fr: 'attestation-de-cariste',
    },
    summary: {
      nl: 'Twee dagen, veel rijuren: u controleert, laadt, stapelt en parkeert veilig, en legt een rijproef af.',
      en: 'Two days with plenty of driving: inspect, load, stack and park safely, then take a driving test.',
      fr: 'Deux jours, beaucoup de conduite : contrôler, charger, empiler et garer en sécurité, puis passer une épreuve.',
    },
    description: {
      nl: 'Een lege heftruck weegt al gauw drie ton en stuurt met de achterwielen. Wie dat niet gewoon is, raakt een stelling of een collega. Uw werkgever mag u pas laten rijden als u daarvoor opgeleid bent.\n\nU rijdt in kleine groepen, met hoogstens vier bestuurders per heftruck. De eerste dag leert u het toestel kennen en manoeuvreren zonder last. De tweede dag stapelt u paletten tot vier meter hoog en laadt u een vrachtwagen. U sluit af met een korte theorietoets en een rijproef. Wie slaagt, krijgt een attest voor de werkgever.',
      en: 'An empty forklift easily weighs three tonnes and steers with its rear wheels. If you are not used to that, you hit a rack or a colleague. Your employer may only let you drive once you have been trained.\n\nYou drive in small groups, with at most four operators to a truck. On day one you get to know the machine and manoeuvre without a load. On day two you stack pallets up to four metres high and load a lorry. You finish with a short theory test and a driving test. If you pass, you receive a certificate for your employer. The course is taught in Dutch or French.',
      fr: 'Un chariot élévateur à vide pèse vite trois tonnes et se dirige par les roues arrière. Sans habitude, on heurte un rayonnage ou un collègue. Votre employeur ne peut vous laisser conduire que si vous avez reçu une formation.\n\nVous conduisez en petits groupes, à quatre au maximum par chariot. Le premier jour, vous découvrez l’engin et manœuvrez sans charge. Le second, vous empilez des palettes jusqu’à quatre mètres et chargez un camion. Vous terminez par un bref test théorique et une épreuve de conduite. En cas de réussite, vous recevez une attestation destinée à l’employeur.',
    },
    audience: {
      nl: 'Voor beginnende bestuurders van minstens 18 jaar. De arbeidsarts van uw bedrijf verklaart u vooraf geschikt voor een veiligheidsfunctie.',
      en: 'For new operators aged 18 or over. Your company’s occupational physician first declares you fit for a safety function.',
      fr: 'Pour les caristes débutants d’au moins 18 ans. Le médecin du travail de votre entreprise vous déclare au préalable apte à une fonction de sécurité.',
    },
    outcomes: {
      nl: [
        'Controleren of de heftruck veilig is voor u vertrekt',
        'Aflezen op het lastdiagram wat u mag heffen',
        'Stapelen en ontstapelen tot vier meter hoog',
        'Rijden met oog voor voetgangers en doorgangen',
      ],
      en: [
        'Inspect the forklift before you set off',
        'Read the load chart and judge what you may lift',
        'Stack and unstack up to four metres high',
        'Drive with an eye for pedestrians and passageways',
      ],
      fr: [
        'Contrôler le chariot avant de démarrer',
        'Lire l’abaque de charge et évaluer ce que vous pouvez lever',
        'Empiler et dépiler jusqu’à quatre mètres de haut',
        'Conduire en tenant compte des piétons et des passages',
      ],
    },
    programme: [
      {
        title: {
          nl: 'Toestel en manoeuvres',
          en: 'Machine and manoeuvres',
          fr: 'Engin et manœuvres',
        },
        text: {
          nl: 'U leert waarom een heftruck kantelt en hoe u hem controleert. Daarna rijdt u een parcours, eerst leeg en dan met een palet.',
          en: 'You learn why a forklift tips over and how to inspect it. Then you drive a course, first empty and then with a pallet.',
          fr: 'Vous apprenez pourquoi un chariot bascule et comment le contrôler. Ensuite, vous effectuez un parcours, d’abord à vide, puis avec une palette.',
        },
      },
      {
        title: {
          nl: 'Stapelen, laden en proef',
          en: 'Stacking, loading and test',
          fr: 'Empiler, charger et épreuve',
        },
        text: {
          nl: 'U stapelt op hoogte en laadt een oplegger aan de kade. In de namiddag volgen de theorietoets en de rijproef.',
          en: 'You stack at height and load a trailer at the dock. The theory test and the driving test follow in the afternoon.',
          fr: 'Vous empilez en hauteur et chargez une remorque à quai. L’après-midi, place au test théorique et à l’épreuve de conduite.',
        },
      },
    ],
  },
  {
    key: 'vca-basic-safety',
    type: 'CERTIFICATION',
    category: 'job-specific-skills',
    themes: ['law-and-compliance', 'wellbeing'],
    languages: ['nl', 'en', 'fr'],
    locations: ['brussels', 'antwerp'],
    field: 'safety',
    trainers: ['tom-wauters', 'annelies-verbruggen'],
    days: 1,
    price: 23500,
    capacity: 16,
    subsidised: false,
    showOnHomePage: false,
    title: {
      nl: 'Basisveiligheid VCA met examen',
      en: 'VCA basic safety with exam',
      fr: 'Sécurité de base VCA avec examen',
    },
    slug: {
      nl: 'basisveiligheid-vca',
      en: 'vca-basic-safety',
      fr: 'securite-de-base-vca',
    },
    summary: {
      nl: 'Eén dag voorbereiding en meteen het examen: uw diploma B-VCA is tien jaar geldig.',
      en: 'One day of preparation and the exam straight after: your B-VCA diploma is valid for ten years.',
      fr: 'Un jour de préparation et l’examen dans la foulée : votre diplôme B-VCA est valable dix ans.',
    },
    description: {
      nl: 'Op veel werven en industriële sites komt u zonder VCA niet binnen. Het examen is niet moeilijk, maar de vragen zijn precies: wie alleen op gezond verstand rekent, mist punten.\n\nU overloopt in één dag alle onderwerpen, telkens met een foto van een echte werf en de vraag: wat klopt hier niet? Na elk blok maakt u oefenvragen in de vorm van het examen. Om 16 uur legt u het examen af bij een erkend examencentrum, bij ons in huis. Het examengeld is inbegrepen. Breng uw identiteitskaart mee.',
      en: 'Many building and industrial sites will not let you in without VCA. The exam is not hard, but the questions are precise: if you rely on common sense alone, you lose points.\n\nIn one day you cover every topic, each time with a photo of a real site and the question: what is wrong here? After each block you answer practice questions in the form of the exam. At 16:00 you sit the exam with a recognised exam centre, on our premises. The exam fee is included. Bring your identity card.',
      fr: 'Sans VCA, l’accès à de nombreux chantiers et sites industriels vous est refusé. L’examen n’est pas difficile, mais les questions sont précises : le bon sens seul ne suffit pas.\n\nEn un jour, vous parcourez tous les sujets, chaque fois avec la photo d’un vrai chantier et une question : qu’est-ce qui ne va pas ici ? Après chaque bloc, vous répondez à des questions d’entraînement sous la forme de l’examen. À 16 heures, vous passez l’examen d’un centre agréé, dans nos locaux. Les frais d’examen sont compris. Apportez votre carte d’identité.',
    },
    audience: {
      nl: 'Voor uitvoerende medewerkers, interimkrachten en zelfstandigen die op werven of industriële sites werken.',
      en: 'For operational staff, temporary workers and self-employed people who work on building or industrial sites.',
      fr: 'Pour les exécutants, intérimaires et indépendants qui travaillent sur des chantiers ou des sites industriels.',
    },
    outcomes: {
      nl: [
        'Herkennen waar gevaar zit, nog voor u begint',
        'Kiezen welke beschermingsmiddelen u nodig hebt',
        'Begrijpen wat een werkvergunning en gevarensymbolen zeggen',
        'Melden wat er gebeurde bij een ongeval of bijna-ongeval',
      ],
      en: [
        'Recognise hazards before you start work',
        'Choose the right protective equipment',
        'Read a work permit and hazard symbols',
        'Report an accident or a near miss',
      ],
      fr: [
        'Reconnaître les dangers avant de commencer le travail',
        'Choisir les équipements de protection adaptés',
        'Lire un permis de travail et des symboles de danger',
        'Signaler un accident ou un presque-accident',
      ],
    },
    programme: [
      {
        title: {
          nl: 'Voormiddag: risico’s, regels en stoffen',
          en: 'Morning: risks, rules and substances',
          fr: 'Matinée : risques, règles et substances',
        },
        text: {
          nl: 'U bespreekt de wet, risicoanalyse, werkvergunningen en gevaarlijke stoffen. U oefent met vragen over brand, explosie en besloten ruimten.',
          en: 'You discuss the law, risk analysis, work permits and dangerous substances. You practise with questions on fire, explosion and confined spaces.',
          fr: 'Vous abordez la loi, l’analyse des risques, les permis de travail et les substances dangereuses. Vous répondez à des questions sur l’incendie, l’explosion et les espaces confinés.',
        },
      },
      {
        title: {
          nl: 'Namiddag: werken op de werf en examen',
          en: 'Afternoon: working on site and exam',
          fr: 'Après-midi : travailler sur chantier et examen',
        },
        text: {
          nl: 'U behandelt werken op hoogte, elektriciteit, hijsen en beschermingsmiddelen. Na een proefexamen legt u het officiële examen af.',
          en: 'You cover working at height, electricity, lifting and protective equipment. After a mock exam you sit the official one.',
          fr: 'Vous traitez le travail en hauteur, l’électricité, le levage et les équipements de protection. Après un examen blanc, vous passez l’examen officiel.',
        },
      },
    ],
  },
]
