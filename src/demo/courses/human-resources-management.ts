import type { CourseSeed } from './shapes.ts'

export const humanResourcesManagementCourses: CourseSeed[] = [
  {
    key: 'leading-without-a-title',
    type: 'CALENDAR',
    category: 'human-resources-management',
    themes: ['leadership', 'communication'],
    languages: ['nl', 'en'],
    locations: ['brussels', 'ghent'],
    field: 'projects',
    trainers: ['priya-nair', 'annelies-verbruggen'],
    days: 2,
    price: 98000,
    capacity: 12,
    subsidised: true,
    showOnHomePage: true,
    title: {
      nl: 'Leidinggeven zonder titel',
      en: 'Leading without a title',
      fr: 'Diriger sans en avoir le titre',
    },
    slug: {
      nl: 'leidinggeven-zonder-titel',
      en: 'leading-without-a-title',
      fr: 'diriger-sans-en-avoir-le-titre',
    },
    summary: {
      nl: 'Krijg collega’s mee zonder hun baas te zijn: vijf gesprekken die u twee dagen lang oefent.',
      en: 'Get colleagues on board without being their boss: five conversations, practised for two days.',
      fr: 'Entraînez vos collègues sans être leur chef : cinq conversations à pratiquer pendant deux jours.',
    },
    description: {
      nl: 'U leidt een project, maar u tekent niemands evaluatie. U bent de ervaren kracht in de ploeg, maar op het organogram staat u naast de anderen. Toch kijkt iedereen naar u als het moeilijk wordt.\n\nIn deze opleiding oefent u vijf gesprekken die daarbij horen: een duidelijke vraag stellen, een afspraak opvolgen, nee zeggen, een conflict benoemen en steun vragen aan uw leidinggevende. U werkt met situaties van uw eigen werkvloer. Drie weken later belt de lesgever u op met één vraag: welk gesprek hebt u intussen gevoerd?',
      en: 'You run a project, but you sign nobody’s appraisal. You are the experienced hand in the team, but on the chart you stand beside the others. Yet everyone looks to you when things get difficult.\n\nIn this course you practise the five conversations that come with that position: making a clear request, following up an agreement, saying no, naming a conflict and asking your manager for support. You work with situations from your own workplace. Three weeks later the trainer calls you with one question: which conversation have you had since?',
      fr: 'Vous menez un projet, mais vous ne signez l’évaluation de personne. Vous êtes la personne d’expérience dans l’équipe, mais l’organigramme vous place à côté des autres. Pourtant, tous vous regardent quand cela devient difficile.\n\nVous vous exercez ici aux cinq conversations qui vont avec ce rôle : formuler une demande claire, assurer le suivi d’un accord, dire non, nommer un conflit et demander l’appui de votre responsable. Vous travaillez sur des situations vécues. Trois semaines plus tard, un appel vous pose une seule question : quelle conversation avez-vous menée depuis ?',
    },
    audience: {
      nl: 'Voor projectleiders, meestergasten, coördinatoren en ervaren medewerkers die anderen aansturen zonder hun leidinggevende te zijn.',
      en: 'For project leads, senior colleagues and coordinators who steer the work of others without being their manager.',
      fr: 'Pour les chefs de projet, coordinateurs et collaborateurs expérimentés qui orientent le travail des autres sans être leur supérieur.',
    },
    outcomes: {
      nl: [
        'Vragen wat u nodig hebt, met een reden en een datum',
        'Terugkomen op een afspraak die niet is nagekomen',
        'Benoemen wat er wringt zonder iemand aan te vallen',
        'Afspreken met uw leidinggevende wat u zelf mag beslissen',
      ],
      en: [
        'Ask for what you need, with a reason and a date',
        'Come back to an agreement that was not kept',
        'Name what is wrong without attacking anyone',
        'Agree with your manager what you may decide yourself',
      ],
      fr: [
        'Demander ce qu’il vous faut, avec une raison et une date',
        'Revenir sur un accord qui n’a pas été respecté',
        'Nommer ce qui coince sans attaquer personne',
        'Convenir avec votre responsable de ce que vous pouvez décider',
      ],
    },
    programme: [
      {
        title: {
          nl: 'Invloed en duidelijke vragen',
          en: 'Influence and clear requests',
          fr: 'Influence et demandes claires',
        },
        text: {
          nl: 'U tekent uit wie uw werk beïnvloedt en waar uw mandaat stopt. Daarna oefent u per drie hoe u iets vraagt en opvolgt.',
          en: 'You map who influences your work and where your mandate ends. Then you practise asking and following up in groups of three.',
          fr: 'Vous dessinez qui influence votre travail et où s’arrête votre mandat. Ensuite, vous vous exercez à demander et à assurer le suivi par groupes de trois.',
        },
      },
      {
        title: {
          nl: 'Nee, wrijving en ruggensteun',
          en: 'No, friction and backing',
          fr: 'Non, tensions et appui',
        },
        text: {
          nl: 'U voert de drie moeilijkste gesprekken en krijgt telkens feedback op één punt. U bereidt een echt gesprek voor dat u binnen de week voert.',
          en: 'You hold the three hardest conversations and get feedback on one point each time. You prepare a real conversation to have within the week.',
          fr: 'Vous menez les trois conversations les plus difficiles et recevez chaque fois un retour sur un seul point. Vous en préparez une vraie, à mener dans la semaine.',
        },
      },
    ],
  },
  {
    key: 'preventing-burn-out-in-teams',
    type: 'TAILORED',
    category: 'human-resources-management',
    themes: ['wellbeing', 'leadership'],
    languages: ['nl', 'fr'],
    locations: ['brussels', 'antwerp', 'liege'],
    field: 'people',
    trainers: ['annelies-verbruggen', 'camille-renard'],
    days: 2,
    price: 0,
    capacity: 12,
    subsidised: true,
    showOnHomePage: false,
    title: {
      nl: 'Burn-out voorkomen in uw team',
      en: 'Preventing burn-out in your team',
      fr: 'Prévenir le burn-out dans votre équipe',
    },
    slug: {
      nl: 'burn-out-voorkomen-in-uw-team',
      en: 'preventing-burn-out-in-your-team',
      fr: 'prevenir-le-burn-out-dans-votre-equipe',
    },
    summary: {
      nl: 'Op maat voor uw leidinggevenden: signalen zien, het gesprek voeren en het werk zelf aanpassen.',
      en: 'Tailor-made for your managers: see the signs, have the conversation and change the work itself.',
      fr: 'Sur mesure pour vos responsables : voir les signaux, mener l’entretien et adapter le travail lui-même.',
    },
    description: {
      nl: 'Een fruitmand lost geen werkdruk op. Wie opbrandt, doet dat meestal door te veel werk, te weinig inspraak of een rol die niemand heeft uitgelegd. Daar kan een leidinggevende iets aan doen, vaak vroeger dan gedacht.\n\nVooraf spreken we met uw preventieadviseur en bekijken we samen de cijfers over verzuim en overuren. Uw leidinggevenden oefenen daarna het eerste gesprek, leren waar hun rol stopt en die van de arbeidsarts begint, en kiezen elk twee aanpassingen in hun team. Na twee maanden komen we kijken wat ervan gebleven is.',
      en: 'A fruit basket does not fix workload. People usually burn out because of too much work, too little say or a role nobody explained. A manager can do something about that, often earlier than expected.\n\nBeforehand we talk with your prevention adviser and look together at the figures on absence and overtime. Your managers then practise the first conversation, learn where their role ends and that of the occupational physician begins, and each choose two changes in their team. After two months we come back to see what has lasted.',
      fr: 'Une corbeille de fruits ne règle pas la charge de travail. On s’épuise le plus souvent à cause de trop de travail, de trop peu d’autonomie ou d’un rôle que personne n’a expliqué. Un responsable peut y remédier, souvent plus tôt qu’il ne le pense.\n\nAu préalable, nous rencontrons votre conseiller en prévention et examinons les chiffres d’absence et d’heures supplémentaires. Vos responsables s’exercent ensuite au premier entretien, voient où s’arrête leur rôle et où commence celui du médecin du travail, et choisissent chacun deux adaptations. Deux mois après, nous revenons voir ce qu’il en reste.',
    },
    audience: {
      nl: 'Voor alle leidinggevenden van één organisatie, samen met de hr-verantwoordelijke. Prijs op aanvraag.',
      en: 'For all the managers of one organisation, together with the person in charge of HR. Price on request.',
      fr: 'Pour tous les responsables d’une même organisation, avec la personne en charge des RH. Prix sur demande.',
    },
    outcomes: {
      nl: [
        'Herkennen wanneer het te veel wordt, voor een medewerker of voor uzelf',
        'Beginnen aan het gesprek zonder een diagnose te stellen',
        'Doorverwijzen naar de juiste persoon, op het juiste moment',
        'Ingrijpen in taken, planning of inspraak in uw team',
      ],
      en: [
        'Recognise signs in your staff and in yourself',
        'Open a conversation without making a diagnosis',
        'Refer someone to the right person at the right time',
        'Adjust tasks, planning or say in your team',
      ],
      fr: [
        'Reconnaître les signaux chez vos collaborateurs et chez vous',
        'Ouvrir la conversation sans poser de diagnostic',
        'Orienter vers la bonne personne au bon moment',
        'Adapter les tâches, le planning ou l’autonomie dans votre équipe',
      ],
    },
    programme: [
      {
        title: {
          nl: 'Zien en bespreken',
          en: 'Seeing and talking',
          fr: 'Voir et en parler',
        },
        text: {
          nl: 'U leert het verschil tussen drukte, stress en uitputting en oefent het eerste gesprek met een acteur. We overlopen wie in uw organisatie welke rol heeft.',
          en: 'You learn the difference between being busy, stress and exhaustion, and practise the first conversation with an actor. We go over who plays which part in your organisation.',
          fr: 'Vous apprenez à distinguer période chargée, stress et épuisement, et vous vous exercez au premier entretien avec un acteur. Nous précisons qui joue quel rôle dans votre organisation.',
        },
      },
      {
        title: {
          nl: 'Het werk aanpassen',
          en: 'Changing the work',
          fr: 'Adapter le travail',
        },
        text: {
          nl: 'U ontleedt de werkdruk in uw team aan de hand van één gewone week. U kiest twee aanpassingen en legt ze voor aan uw directie.',
          en: 'You take apart the workload in your team using one ordinary week. You choose two changes and present them to your management.',
          fr: 'Vous décortiquez la charge de votre équipe à partir d’une semaine ordinaire. Vous choisissez deux adaptations et les présentez à votre direction.',
        },
      },
    ],
  },
  {
    key: 'the-recruitment-interview',
    type: 'CALENDAR',
    category: 'human-resources-management',
    themes: ['communication', 'law-and-compliance'],
    languages: ['nl', 'fr'],
    locations: ['brussels', 'liege'],
    field: 'people',
    trainers: ['camille-renard'],
    days: 1,
    price: 46500,
    capacity: 10,
    subsidised: true,
    showOnHomePage: false,
    title: {
      nl: 'Het sollicitatiegesprek: eerlijk kiezen in een uur',
      en: 'The job interview: a fair choice in one hour',
      fr: 'L’entretien d’embauche : un choix juste en une heure',
    },
    slug: {
      nl: 'het-sollicitatiegesprek',
      en: 'the-job-interview',
      fr: 'l-entretien-d-embauche',
    },
    summary: {
      nl: 'Stel elke kandidaat dezelfde goede vragen, geef punten op feiten en weet wat u niet mag vragen.',
      en: 'Ask every candidate the same good questions, score on facts and know what you may not ask.',
      fr: 'Posez à chacun les mêmes bonnes questions, notez des faits et sachez ce que vous ne pouvez pas demander.',
    },
    description: {
      nl: 'De meeste gesprekken zijn na tien minuten beslist, op basis van een handdruk en een gedeelde hobby. Een gesprek met vaste vragen en een puntenblad voorspelt beter wie het werk aankan.\n\nU vertrekt van een vacature die bij u openstaat. U kiest vier vaardigheden, schrijft bij elke vaardigheid een vraag naar echt gedrag en beschrijft wat een sterk antwoord is. In de namiddag voert u twee gesprekken met oefenkandidaten en vergelijkt u uw punten met die van de groep. U krijgt ook een helder overzicht van vragen die de wet verbiedt.',
      en: 'Most interviews are decided within ten minutes, on the strength of a handshake and a shared hobby. An interview with fixed questions and a score sheet is better at predicting who can do the job.\n\nYou start from a vacancy you have open. You choose four skills, write a question about real behaviour for each and describe what a strong answer looks like. In the afternoon you hold two interviews with practice candidates and compare your scores with the group’s. You also receive a clear overview of the questions the law forbids.',
      fr: 'La plupart des entretiens se décident en dix minutes, sur une poignée de main et un hobby commun. Un entretien avec des questions fixes et une grille de points prédit mieux qui saura faire le travail.\n\nVous partez d’un poste vacant chez vous. Vous choisissez quatre compétences, rédigez pour chacune une question sur un comportement réel et décrivez une bonne réponse. L’après-midi, vous menez deux entretiens avec des candidats fictifs et comparez vos points avec ceux du groupe. Vous recevez aussi un aperçu clair des questions que la loi interdit.',
    },
    audience: {
      nl: 'Voor zaakvoerders, teamleiders en hr-medewerkers die een paar keer per jaar aanwerven.',
      en: 'For business owners, team leaders and HR staff who hire a few times a year.',
      fr: 'Pour les dirigeants, chefs d’équipe et collaborateurs RH qui recrutent quelques fois par an.',
    },
    outcomes: {
      nl: [
        'Kiezen welke vier vaardigheden echt tellen',
        'Vragen naar gedrag in plaats van naar meningen',
        'Scoren op een blad dat een collega ook kan invullen',
        'Weten welke vragen u niet mag stellen',
        'Uitleggen aan een kandidaat waarom het niet doorgaat',
      ],
      en: [
        'Choose the four skills that really count',
        'Ask about behaviour rather than opinions',
        'Score on a sheet a colleague could also fill in',
        'Avoid questions that discriminate',
        'Explain to a candidate why the answer is no',
      ],
      fr: [
        'Choisir les quatre compétences qui comptent vraiment',
        'Interroger sur des comportements plutôt que sur des opinions',
        'Noter sur une grille qu’un collègue pourrait aussi remplir',
        'Éviter les questions discriminatoires',
        'Expliquer à un candidat pourquoi il n’est pas retenu',
      ],
    },
    programme: [
      {
        title: {
          nl: 'Voormiddag: uw vragen en puntenblad',
          en: 'Morning: your questions and score sheet',
          fr: 'Matinée : vos questions et votre grille',
        },
        text: {
          nl: 'U ontleedt uw vacature en schrijft vier vragen met een puntenschaal. We overlopen wat cao nr. 38 en de antidiscriminatiewet van u vragen.',
          en: 'You take your vacancy apart and write four questions with a scoring scale. We go over what collective agreement no. 38 and anti-discrimination law require of you.',
          fr: 'Vous analysez votre poste vacant et rédigez quatre questions avec une échelle de points. Nous parcourons ce que la CCT n° 38 et la loi antidiscrimination exigent de vous.',
        },
      },
      {
        title: {
          nl: 'Namiddag: twee echte gesprekken',
          en: 'Afternoon: two live interviews',
          fr: 'Après-midi : deux vrais entretiens',
        },
        text: {
          nl: 'U ontvangt twee oefenkandidaten, noteert en geeft punten. Daarna legt u de scores naast elkaar en belt u de afgewezen kandidaat.',
          en: 'You receive two practice candidates, take notes and give scores. Then you compare the scores and call the candidate who was turned down.',
          fr: 'Vous recevez deux candidats fictifs, prenez note et attribuez des points. Ensuite, vous comparez les scores et appelez le candidat non retenu.',
        },
      },
    ],
  },
  {
    key: 'onboarding-new-colleagues',
    type: 'ONLINE',
    category: 'human-resources-management',
    themes: ['communication', 'project-management'],
    languages: ['en', 'fr'],
    locations: ['online'],
    field: 'people',
    trainers: ['camille-renard'],
    days: 1,
    price: 19500,
    capacity: 16,
    subsidised: true,
    showOnHomePage: false,
    title: {
      nl: 'Onthaal dat werkt: de eerste negentig dagen',
      en: 'Onboarding that works: the first ninety days',
      fr: 'Un accueil réussi : les nonante premiers jours',
    },
    slug: {
      nl: 'onthaal-van-nieuwe-collegas',
      en: 'onboarding-new-colleagues',
      fr: 'accueil-des-nouveaux-collegues',
    },
    summary: {
      nl: 'Maak online een onthaalplan voor uw volgende nieuwe collega, van de week vooraf tot dag negentig.',
      en: 'Make an onboarding plan online for your next new colleague, from the week before to day ninety.',
      fr: 'Créez en ligne un plan d’accueil pour votre prochain collègue, de la semaine d’avant au nonantième jour.',
    },
    description: {
      nl: 'Een nieuwe collega onthoudt de eerste dag. Was er een laptop, een plek aan tafel en iemand die tijd had? Of een wachtwoord dat niet werkte en een teamleider op verlof? Aanwerven kost weken, onthalen vraagt vooral een plan.\n\nIn twee online halve dagen maakt u dat plan voor een echte functie in uw bedrijf. U verdeelt wie wat doet, kiest wat iemand na een week, een maand en drie maanden moet kunnen, en plant de gesprekken in. U krijgt onze sjablonen en feedback op uw plan.',
      en: 'A new colleague remembers day one. Was there a laptop, a seat at the table and someone with time? Or a password that failed and a team leader on holiday? Hiring takes weeks; welcoming someone mostly takes a plan.\n\nIn two half days online you make that plan for a real position in your company. You divide up who does what, decide what someone should be able to do after a week, a month and three months, and put the conversations in the diary. You receive our templates and feedback on your plan.',
      fr: 'Un nouveau collègue se souvient du premier jour. Y avait-il un ordinateur, une place à table et quelqu’un de disponible ? Ou un mot de passe qui ne marchait pas et un chef d’équipe en congé ? Recruter prend des semaines, accueillir demande surtout un plan.\n\nEn deux demi-journées en ligne, vous établissez ce plan pour une vraie fonction de votre entreprise. Vous répartissez les tâches, fixez ce qu’il faut savoir faire après une semaine, un mois et trois mois, et planifiez les entretiens. Vous recevez nos modèles et un avis sur votre plan.',
    },
    audience: {
      nl: 'Voor hr-medewerkers, office managers, teamleiders en peters of meters van nieuwe collega’s. De sessies zijn in het Engels of het Frans.',
      en: 'For HR staff, office managers, team leaders and buddies of new colleagues. Sessions are in English or French.',
      fr: 'Pour les collaborateurs RH, office managers, chefs d’équipe et parrains ou marraines de nouveaux collègues. Les sessions se donnent en anglais ou en français.',
    },
    outcomes: {
      nl: [
        'Klaarzetten wat er op dag één moet zijn',
        'Beschrijven wat iemand na een week, een maand en drie maanden kan',
        'Afspreken wie de nieuwe collega waarin begeleidt',
        'Bijsturen in korte gesprekken op vaste momenten',
      ],
      en: [
        'Prepare what must be ready on day one',
        'Describe what someone can do after a week, a month and three months',
        'Agree who guides the new colleague in what',
        'Hold short conversations at fixed moments',
      ],
      fr: [
        'Préparer ce qui doit être prêt le premier jour',
        'Décrire ce que l’on sait faire après une semaine, un mois et trois mois',
        'Convenir de qui accompagne le nouveau collègue et en quoi',
        'Mener de brefs entretiens à des moments fixes',
      ],
    },
    programme: [
      {
        title: {
          nl: 'Voor en op dag één',
          en: 'Before and on day one',
          fr: 'Avant et pendant le premier jour',
        },
        text: {
          nl: 'U loopt de eerste dag na door de ogen van de nieuwkomer. U maakt een takenlijst met een naam en een datum bij elke taak.',
          en: 'You walk through the first day with the newcomer’s eyes. You make a task list with a name and a date for each task.',
          fr: 'Vous parcourez le premier jour avec les yeux du nouveau venu. Vous dressez une liste de tâches avec un nom et une date pour chacune.',
        },
      },
      {
        title: {
          nl: 'Van week één tot dag negentig',
          en: 'From week one to day ninety',
          fr: 'De la première semaine au nonantième jour',
        },
        text: {
          nl: 'U bepaalt doelen per periode en bereidt drie gesprekken voor. Elke deelnemer toont zijn plan en krijgt twee tips.',
          en: 'You set goals for each period and prepare three conversations. Every participant shows a plan and gets two tips.',
          fr: 'Vous fixez des objectifs par période et préparez trois entretiens. Chaque participant montre son plan et reçoit deux conseils.',
        },
      },
    ],
  },
  {
    key: 'certificate-personnel-administration',
    type: 'CERTIFICATION',
    category: 'human-resources-management',
    themes: ['law-and-compliance'],
    languages: ['nl'],
    locations: ['antwerp', 'ghent'],
    field: 'payroll',
    trainers: ['nadia-el-amrani', 'camille-renard'],
    days: 5,
    rhythm: 'weekly',
    price: 178000,
    capacity: 14,
    subsidised: true,
    trainingDatabaseNumber: 'ODB-0999104',
    showOnHomePage: false,
    title: {
      nl: 'Attest personeelszaken: van Dimona tot C4',
      en: 'Certificate in HR administration: Dimona to C4',
      fr: 'Certificat en administration du personnel',
    },
    slug: {
      nl: 'attest-personeelszaken',
      en: 'certificate-in-hr-administration',
      fr: 'certificat-en-administration-du-personnel',
    },
    summary: {
      nl: 'Volg één werknemer van contract tot uitdienst en sluit na vijf dagen af met een proef en een attest.',
      en: 'Follow one employee from contract to departure and finish after five days with a test and a certificate.',
      fr: 'Suivez un travailleur du contrat à son départ et terminez, après cinq jours, par une épreuve et un certificat.',
    },
    description: {
      nl: 'Uw sociaal secretariaat berekent de lonen, maar alleen met wat u doorgeeft. Een verkeerd paritair comité, een vergeten Dimona of een fout verlofsaldo komt altijd terug, meestal op een slecht moment.\n\nIn vijf dagen, verspreid over vijf weken, volgt u één werknemer door zijn hele loopbaan: aanwerving, eerste loonbrief, vakantie, ziekte en vertrek. U rekent met de hand, zodat u een loonbrief daarna echt kunt nalezen. Op de laatste namiddag legt u een praktijkproef af. Wie slaagt, krijgt een attest van Leerplein. Herkansen kan één keer, zonder extra kosten.',
      en: 'Your payroll office calculates the wages, but only from what you pass on. The wrong joint committee, a forgotten Dimona or a faulty leave balance always comes back, usually at a bad moment.\n\nIn five days, spread over five weeks, you follow one employee through a whole career: hiring, first payslip, holidays, illness and departure. You calculate by hand, so that afterwards you can really check a payslip. On the last afternoon you take a practical test. If you pass, you receive a Leerplein certificate. You may resit once at no extra cost. The course is taught in Dutch.',
      fr: 'Votre secrétariat social calcule les salaires, mais seulement avec ce que vous transmettez. Une mauvaise commission paritaire, une Dimona oubliée ou un solde de congés erroné finit toujours par revenir, au mauvais moment.\n\nEn cinq jours, répartis sur cinq semaines, vous suivez un travailleur tout au long de sa carrière : engagement, première fiche de paie, vacances, maladie et départ. Vous calculez à la main, pour pouvoir vraiment relire une fiche de paie. Le dernier après-midi, vous passez une épreuve pratique. En cas de réussite, vous recevez un certificat Leerplein. Une seconde chance est gratuite. Cours en néerlandais.',
    },
    audience: {
      nl: 'Voor wie de personeelsadministratie van een kmo opneemt of overneemt. Ervaring met lonen is niet nodig.',
      en: 'For people who start or take over HR administration in a small or medium-sized company. No payroll experience needed. You need good Dutch.',
      fr: 'Pour toute personne qui débute ou reprend l’administration du personnel d’une PME. Aucune expérience en salaires n’est requise. Une bonne connaissance du néerlandais est nécessaire.',
    },
    outcomes: {
      nl: [
        'Zorgen voor een correct contract en een tijdige Dimona',
        'Nagaan of een loonbrief klopt, van bruto tot netto',
        'Berekenen op hoeveel vakantie en gewaarborgd loon iemand recht heeft',
        'Doorgeven aan het sociaal secretariaat welke uren gepresteerd zijn, zonder fouten',
        'Afronden wat bij een vertrek hoort, met alle documenten',
      ],
      en: [
        'Draw up an employment contract and file Dimona on time',
        'Check a payslip from gross to net',
        'Calculate holidays and guaranteed pay during illness',
        'Pass hours on to the payroll office without mistakes',
        'Complete a departure with all its documents',
      ],
      fr: [
        'Rédiger un contrat de travail et faire la Dimona à temps',
        'Relire une fiche de paie, du brut au net',
        'Calculer les jours de vacances et le salaire garanti',
        'Transmettre les prestations au secrétariat social sans erreur',
        'Traiter un départ avec tous les documents',
      ],
    },
    programme: [
      {
        title: {
          nl: 'Aanwerven en aangeven',
          en: 'Hiring and declaring',
          fr: 'Engager et déclarer',
        },
        text: {
          nl: 'U bepaalt het paritair comité, stelt een contract op en doet een Dimona-aangifte. U legt het personeelsdossier aan.',
          en: 'You determine the joint committee, draw up a contract and file a Dimona declaration. You open the personnel file.',
          fr: 'Vous déterminez la commission paritaire, rédigez un contrat et faites une déclaration Dimona. Vous ouvrez le dossier du personnel.',
        },
      },
      {
        title: {
          nl: 'Van bruto naar netto',
          en: 'From gross to net',
          fr: 'Du brut au net',
        },
        text: {
          nl: 'U berekent met de hand het loon van een arbeider en van een bediende, met RSZ en bedrijfsvoorheffing. Daarna zoekt u drie fouten in een echte loonbrief.',
          en: 'You calculate by hand the pay of a manual worker and of an office employee, with social security and withholding tax. Then you find three mistakes in a real payslip.',
          fr: 'Vous calculez à la main le salaire d’un ouvrier et d’un employé, avec ONSS et précompte professionnel. Ensuite, vous cherchez trois erreurs dans une vraie fiche de paie.',
        },
      },
      {
        title: {
          nl: 'Werktijd, verlof en feestdagen',
          en: 'Working time, leave and public holidays',
          fr: 'Temps de travail, congés et jours fériés',
        },
        text: {
          nl: 'U werkt met uurroosters, deeltijds werk en overuren. U berekent vakantiedagen en vakantiegeld.',
          en: 'You work with schedules, part-time work and overtime. You calculate holidays and holiday pay.',
          fr: 'Vous travaillez avec les horaires, le temps partiel et les heures supplémentaires. Vous calculez les jours de vacances et le pécule.',
        },
      },
      {
        title: {
          nl: 'Ziekte en schorsing',
          en: 'Illness and suspension',
          fr: 'Maladie et suspension',
        },
        text: {
          nl: 'U past de regels van het gewaarborgd loon toe en behandelt een arbeidsongeval. U leert ook wat u bij tijdelijke werkloosheid aangeeft.',
          en: 'You apply the rules on guaranteed pay and deal with an accident at work. You also learn what to declare for temporary unemployment.',
          fr: 'Vous appliquez les règles du salaire garanti et traitez un accident du travail. Vous apprenez aussi ce qu’il faut déclarer en cas de chômage temporaire.',
        },
      },
      {
        title: {
          nl: 'Uit dienst en praktijkproef',
          en: 'Departure and practical test',
          fr: 'Départ et épreuve pratique',
        },
        text: {
          nl: 'In de voormiddag maakt u een eindafrekening en een C4 op. In de namiddag werkt u zelfstandig een volledig dossier uit.',
          en: 'In the morning you prepare a final settlement and a C4 form. In the afternoon you work through a complete file on your own.',
          fr: 'Le matin, vous établissez un décompte final et un C4. L’après-midi, vous traitez un dossier complet en autonomie.',
        },
      },
    ],
  },
]
