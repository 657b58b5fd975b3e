import type { CourseSeed } from './shapes.ts'

export const sustainabilityCourses: CourseSeed[] = [
  {
    key: 'csrd-reporting',
    type: 'CALENDAR',
    category: 'sustainability',
    themes: ['law-and-compliance', 'climate-and-energy', 'data'],
    languages: ['nl', 'en'],
    locations: ['brussels', 'antwerp'],
    field: 'sustainability',
    trainers: ['wouter-claes'],
    days: 2,
    price: 109000,
    capacity: 14,
    subsidised: true,
    showOnHomePage: true,
    title: {
      nl: 'CSRD-rapportering: van datalijst tot verslag',
      en: 'CSRD reporting: from data list to report',
      fr: 'Rapport CSRD, de la collecte à la publication',
    },
    slug: {
      nl: 'csrd-rapportering-van-datalijst-tot-verslag',
      en: 'csrd-reporting-from-data-list-to-report',
      fr: 'rapport-csrd-de-la-collecte-a-la-publication',
    },
    summary: {
      nl: 'Weet wat u moet rapporteren, maak uw materialiteitsanalyse en vertrek met een eerste uitgeschreven hoofdstuk.',
      en: 'Know what you have to report, do your materiality analysis and leave with a first chapter written.',
      fr: 'Sachez ce que vous devez publier, menez votre analyse de matérialité et repartez avec un premier chapitre rédigé.',
    },
    description: {
      nl: 'Klanten, banken en de wetgever vragen cijfers over uw impact. Maar welke regels gelden voor uw onderneming, nu Europa de drempels heeft verhoogd? U overloopt stap voor stap wie moet rapporteren, wat de ESRS-standaarden vragen en wanneer de vrijwillige VSME-standaard volstaat.\n\nDaarna gaat u zelf aan het werk. U maakt een dubbele materialiteitsanalyse voor uw eigen organisatie, legt vast wie welke gegevens aanlevert en schrijft één hoofdstuk van uw verslag. U vertrekt met een planning die u de volgende ochtend aan uw directie kunt voorleggen.',
      en: 'Customers, banks and lawmakers ask for figures about your impact. But which rules apply to your company, now that Europe has raised the thresholds? You go through it step by step: who has to report, what the ESRS standards ask, and when the voluntary VSME standard is enough.\n\nThen you get to work. You do a double materiality analysis for your own organisation, agree who supplies which data and write one chapter of your report. You leave with a plan you can show your management the next morning.',
      fr: 'Clients, banques et législateur vous demandent des chiffres sur votre impact. Mais quelles règles s’appliquent à votre entreprise, maintenant que l’Europe a relevé les seuils ? Vous voyez pas à pas qui doit publier un rapport, ce que demandent les normes ESRS et quand la norme volontaire VSME suffit.\n\nEnsuite, vous passez à la pratique. Vous réalisez l’analyse de double matérialité de votre organisation, vous fixez qui fournit quelles données et vous rédigez un chapitre de votre rapport. Vous repartez avec un planning à présenter à votre direction dès le lendemain matin.',
    },
    audience: {
      nl: 'Voor financieel verantwoordelijken, kwaliteits- en duurzaamheidsmedewerkers die dit jaar aan een eerste verslag beginnen. Voorkennis is niet nodig.',
      en: 'For finance, quality and sustainability staff who start on a first report this year. No prior knowledge needed.',
      fr: 'Pour les responsables financiers, qualité ou durabilité qui entament cette année un premier rapport. Aucune connaissance préalable n’est requise.',
    },
    outcomes: {
      nl: [
        'Bepalen of en vanaf welk boekjaar uw onderneming moet rapporteren',
        'Een dubbele materialiteitsanalyse maken en uw keuzes onderbouwen',
        'Kiezen tussen ESRS en VSME met argumenten die standhouden',
        'Vastleggen wie welke gegevens levert, en tegen wanneer',
      ],
      en: [
        'Establish whether your company has to report, and from which financial year',
        'Do a double materiality analysis and give grounds for your choices',
        'Choose between ESRS and VSME with arguments that hold',
        'Agree who supplies which data, and by when',
      ],
      fr: [
        'Déterminer si votre entreprise doit publier un rapport, et à partir de quel exercice',
        'Réaliser une analyse de double matérialité et justifier vos choix',
        'Choisir entre ESRS et VSME avec des arguments solides',
        'Fixer qui fournit quelles données, et pour quand',
      ],
    },
    programme: [
      {
        title: {
          nl: 'Regels en materialiteit',
          en: 'Rules and materiality',
          fr: 'Règles et matérialité',
        },
        text: {
          nl: 'U bepaalt welke verplichtingen voor u gelden en stelt de lijst op van onderwerpen die er echt toe doen. Op het einde van de dag hebt u een eerste materialiteitsmatrix.',
          en: 'You establish which obligations apply to you and list the topics that truly matter. By the end of the day you have a first materiality matrix.',
          fr: 'Vous déterminez les obligations qui vous concernent et dressez la liste des sujets qui comptent vraiment. En fin de journée, vous disposez d’une première matrice de matérialité.',
        },
      },
      {
        title: {
          nl: 'Gegevens en verslag',
          en: 'Data and report',
          fr: 'Données et rapport',
        },
        text: {
          nl: 'U zoekt per onderwerp de bron van de cijfers, verdeelt de taken en schrijft een hoofdstuk dat de lesgever ter plaatse naleest.',
          en: 'For each topic you find where the figures come from, divide the tasks and write a chapter that the trainer reviews on the spot.',
          fr: 'Vous cherchez la source des chiffres pour chaque sujet, répartissez les tâches et rédigez un chapitre que le formateur relit sur place.',
        },
      },
    ],
  },
  {
    key: 'carbon-footprint',
    type: 'CALENDAR',
    category: 'sustainability',
    themes: ['climate-and-energy', 'data'],
    languages: ['nl', 'fr'],
    locations: ['ghent', 'brussels'],
    field: 'sustainability',
    trainers: ['david-okafor', 'camille-renard'],
    days: 1,
    price: 54500,
    capacity: 16,
    subsidised: true,
    showOnHomePage: false,
    title: {
      nl: 'Bereken de CO₂-voetafdruk van uw bedrijf',
      en: 'Calculate your company’s carbon footprint',
      fr: 'Calculez l’empreinte carbone de votre entreprise',
    },
    slug: {
      nl: 'co2-voetafdruk-van-uw-bedrijf-berekenen',
      en: 'calculate-your-company-carbon-footprint',
      fr: 'calculer-l-empreinte-carbone-de-votre-entreprise',
    },
    summary: {
      nl: 'Breng uw facturen mee en ga naar huis met een eerste CO₂-balans en de drie maatregelen die het meest opleveren.',
      en: 'Bring your invoices and go home with a first carbon balance and the three measures that save the most.',
      fr: 'Venez avec vos factures et repartez avec un premier bilan carbone et les trois mesures les plus efficaces.',
    },
    description: {
      nl: 'Een voetafdruk berekenen is vooral goed sorteren: wat stoot u zelf uit, wat zit in uw energie en wat in uw aankopen? U werkt volgens het GHG Protocol, met de drie scopes, en vult een rekenblad in met uw eigen facturen voor gas, elektriciteit, brandstof en transport.\n\nIn de namiddag leest u het resultaat. Waar zit het grootste deel, welk cijfer is onzeker en welke maatregel weegt het zwaarst? U oefent ook hoe u de uitkomst eerlijk meedeelt aan een klant die ernaar vraagt. Het rekenblad is van u en blijft bruikbaar voor volgend jaar.',
      en: 'Calculating a footprint is mostly careful sorting: what do you emit yourself, what is in your energy and what is in your purchases? You follow the GHG Protocol and its three scopes, and fill in a spreadsheet with your own invoices for gas, electricity, fuel and transport.\n\nIn the afternoon you read the result. Where is the largest share, which figure is uncertain and which measure weighs most? You also practise telling the outcome honestly to a customer who asks. The spreadsheet is yours to keep and will serve again next year.',
      fr: 'Calculer une empreinte, c’est surtout bien trier. Qu’émettez-vous vous-même, que contient votre énergie, que contiennent vos achats ? Vous suivez le GHG Protocol et ses trois scopes, et vous remplissez un tableur avec vos propres factures de gaz, d’électricité, de carburant et de transport.\n\nL’après-midi, vous lisez le résultat. Où se trouve la plus grande part, quel chiffre reste incertain, quelle mesure pèse le plus ? Vous vous exercez aussi à communiquer honnêtement le résultat à un client qui le demande. Le tableur est à vous et resservira l’an prochain.',
    },
    audience: {
      nl: 'Voor zaakvoerders, preventieadviseurs en facility- of milieucoördinatoren van kleine en middelgrote ondernemingen. U kunt vlot met een rekenblad werken.',
      en: 'For owners, safety advisers and facility or environment coordinators in small and medium-sized companies. You are at ease with a spreadsheet.',
      fr: 'Pour les gérants, conseillers en prévention et coordinateurs facility ou environnement de PME. Vous êtes à l’aise avec un tableur.',
    },
    outcomes: {
      nl: [
        'Uw uitstoot correct verdelen over scope 1, 2 en 3',
        'De juiste emissiefactor kiezen en de bron noteren',
        'Een eerste CO₂-balans berekenen met uw eigen facturen',
        'Maatregelen rangschikken volgens besparing en kost',
      ],
      en: [
        'Divide your emissions correctly over scopes 1, 2 and 3',
        'Choose the right emission factor and note its source',
        'Calculate a first carbon balance from your own invoices',
        'Rank measures by saving and by cost',
      ],
      fr: [
        'Répartir correctement vos émissions entre les scopes 1, 2 et 3',
        'Choisir le bon facteur d’émission et en noter la source',
        'Calculer un premier bilan carbone à partir de vos factures',
        'Classer les mesures selon leur gain et leur coût',
      ],
    },
    programme: [
      {
        title: {
          nl: 'Verzamelen en rekenen',
          en: 'Collect and calculate',
          fr: 'Collecter et calculer',
        },
        text: {
          nl: 'U bakent af wat u meetelt, sorteert uw facturen per scope en vult het rekenblad in. De lesgever helpt bij ontbrekende gegevens.',
          en: 'You decide what to count, sort your invoices by scope and fill in the spreadsheet. The trainer helps where data are missing.',
          fr: 'Vous délimitez ce que vous comptez, triez vos factures par scope et complétez le tableur. Le formateur vous aide lorsque des données manquent.',
        },
      },
      {
        title: {
          nl: 'Lezen en kiezen',
          en: 'Read and choose',
          fr: 'Lire et choisir',
        },
        text: {
          nl: 'U controleert de uitkomst, kiest drie maatregelen en schetst een pad voor de komende drie jaar.',
          en: 'You check the outcome, choose three measures and sketch a path for the next three years.',
          fr: 'Vous vérifiez le résultat, choisissez trois mesures et esquissez une trajectoire pour les trois prochaines années.',
        },
      },
    ],
  },
  {
    key: 'circular-economy',
    type: 'TAILORED',
    category: 'sustainability',
    themes: ['climate-and-energy', 'project-management'],
    languages: ['nl', 'en', 'fr'],
    locations: ['brussels', 'liege', 'ghent'],
    field: 'sustainability',
    trainers: ['camille-renard', 'david-okafor'],
    days: 2,
    price: 0,
    capacity: 12,
    subsidised: false,
    showOnHomePage: false,
    title: {
      nl: 'Circulaire economie op uw werkvloer',
      en: 'The circular economy on your shop floor',
      fr: 'L’économie circulaire dans vos ateliers',
    },
    slug: {
      nl: 'circulaire-economie-op-uw-werkvloer',
      en: 'circular-economy-on-your-shop-floor',
      fr: 'economie-circulaire-dans-vos-ateliers',
    },
    summary: {
      nl: 'We komen langs, volgen één materiaalstroom en rekenen met uw team uit wat hergebruik opbrengt.',
      en: 'We come to you, follow one flow of material and work out with your team what reuse brings in.',
      fr: 'Nous venons chez vous, suivons un flux de matière et calculons avec votre équipe ce que rapporte le réemploi.',
    },
    description: {
      nl: 'Afval is materiaal dat u eerst betaalde om binnen te krijgen en daarna om buiten te krijgen. Op de eerste dag wandelen we met uw team langs één materiaalstroom, van levering tot container. We wegen, tellen en noteren wat elke stap kost.\n\nOp de tweede dag ontwerpt u alternatieven: herstellen, terugnemen, delen of anders inkopen. Elk idee krijgt een eenvoudige berekening en een eigenaar. Vooraf bespreken we telefonisch welke stroom zich leent voor de oefening. Drie maanden later komen we een halve dag terug om te kijken wat is gelukt.',
      en: 'Waste is material you first paid to get in and then paid to get out. On the first day we walk with your team along one flow of material, from delivery to skip. We weigh, count and note what each step costs.\n\nOn the second day you design alternatives: repair, take back, share or buy differently. Each idea gets a simple calculation and an owner. Beforehand we discuss by phone which flow suits the exercise. Three months later we come back for half a day to see what has worked.',
      fr: 'Un déchet, c’est de la matière que vous avez payée pour la faire entrer, puis pour la faire sortir. Le premier jour, nous suivons avec votre équipe un seul flux de matière, de la livraison au conteneur. Nous pesons, comptons et notons le coût de chaque étape.\n\nLe deuxième jour, vous imaginez d’autres pistes, comme réparer, reprendre, partager ou acheter autrement. Chaque idée reçoit un calcul simple et un responsable. Avant la formation, nous choisissons ensemble par téléphone le flux qui s’y prête. Trois mois plus tard, nous revenons une demi-journée pour voir ce qui a réussi.',
    },
    audience: {
      nl: 'Voor ploegen uit productie, aankoop en logistiek van één onderneming, samen met iemand die over het budget beslist.',
      en: 'For production, purchasing and logistics teams from one company, together with someone who decides on the budget.',
      fr: 'Pour les équipes de production, d’achat et de logistique d’une même entreprise, avec une personne qui décide du budget.',
    },
    outcomes: {
      nl: [
        'Een materiaalstroom uittekenen met gewichten en kosten',
        'Herkennen waar waarde verloren gaat',
        'Herstellen, terugnemen en anders inkopen vergelijken',
        'Eén proefproject starten met een eigenaar en een einddatum',
      ],
      en: [
        'Map a flow of material with weights and costs',
        'Recognise where value is lost',
        'Compare repairing, taking back and buying differently',
        'Start one pilot with an owner and an end date',
      ],
      fr: [
        'Cartographier un flux de matière avec ses poids et ses coûts',
        'Repérer où la valeur se perd',
        'Comparer la réparation, la reprise et d’autres modes d’achat',
        'Lancer un projet pilote avec un responsable et une date de fin',
      ],
    },
    programme: [
      {
        title: {
          nl: 'Meten op de werkvloer',
          en: 'Measuring on the shop floor',
          fr: 'Mesurer dans l’atelier',
        },
        text: {
          nl: 'Uw team volgt één stroom van poort tot poort en zet de verliezen op een kaart. We eindigen met een top vijf van kosten.',
          en: 'Your team follows one flow from gate to gate and puts the losses on a map. We end with a top five of costs.',
          fr: 'Votre équipe suit un flux de l’entrée à la sortie et reporte les pertes sur une carte. Nous terminons par les cinq coûts les plus élevés.',
        },
      },
      {
        title: {
          nl: 'Ontwerpen en doorrekenen',
          en: 'Designing and costing',
          fr: 'Concevoir et chiffrer',
        },
        text: {
          nl: 'In kleine groepen werkt u alternatieven uit en berekent u de terugverdientijd. De beste wordt een proefproject van drie maanden.',
          en: 'In small groups you work out alternatives and calculate how soon they pay back. The best one becomes a three-month pilot.',
          fr: 'En petits groupes, vous développez des solutions et calculez leur délai de récupération. La meilleure devient un projet pilote de trois mois.',
        },
      },
    ],
  },
  {
    key: 'energy-savings-sme',
    type: 'ONLINE',
    category: 'sustainability',
    themes: ['climate-and-energy', 'data'],
    languages: ['nl', 'en'],
    locations: ['online'],
    field: 'energy',
    trainers: ['david-okafor'],
    days: 1,
    price: 39000,
    capacity: 16,
    subsidised: true,
    subsidyTheme: 'energy',
    showOnHomePage: false,
    title: {
      nl: 'Energie besparen: lees uw verbruik en grijp in',
      en: 'Save energy: read your meters and act',
      fr: 'Économisez l’énergie, du compteur à l’action',
    },
    slug: {
      nl: 'energie-besparen-lees-uw-verbruik',
      en: 'save-energy-read-your-meters',
      fr: 'economisez-l-energie-du-compteur-a-l-action',
    },
    summary: {
      nl: 'Twee halve dagen online: vind in uw meterdata het sluipverbruik en plan vijf ingrepen met een terugverdientijd.',
      en: 'Two half-days online: find the hidden use in your meter data and plan five measures with a payback time.',
      fr: 'Deux demi-journées en ligne pour repérer la consommation cachée et planifier cinq mesures chiffrées.',
    },
    description: {
      nl: 'Uw digitale meter noteert elk kwartier wat uw gebouw verbruikt. In die cijfers ziet u wat er ’s nachts en in het weekend blijft draaien. U haalt uw gegevens op bij uw netbeheerder en zet ze om in een grafiek die u begrijpt.\n\nTussen de twee halve dagen ligt een week. In die week loopt u met een checklist door uw gebouw: verwarming, ventilatie, perslucht, koeling en licht. Daarna rekent u samen met de lesgever uit welke vijf ingrepen zichzelf het snelst terugbetalen, en in welke volgorde u ze best uitvoert.',
      en: 'Your digital meter notes every quarter of an hour what your building uses. Those figures show you what keeps running at night and at the weekend. You fetch your data from your grid operator and turn them into a chart you understand.\n\nThe two half-days are a week apart. During that week you walk through your building with a checklist: heating, ventilation, compressed air, cooling and light. Then you work out with the trainer which five measures pay for themselves soonest, and in which order to carry them out.',
      fr: 'Votre compteur numérique enregistre chaque quart d’heure ce que consomme votre bâtiment. Ces chiffres révèlent ce qui continue à tourner la nuit et le week-end. Vous récupérez vos données auprès de votre gestionnaire de réseau et vous en faites un graphique que vous comprenez.\n\nUne semaine sépare les deux demi-journées. Vous en profitez pour parcourir votre bâtiment avec une liste de contrôle qui couvre le chauffage, la ventilation, l’air comprimé, le froid et l’éclairage. Ensuite, vous calculez avec le formateur quelles cinq mesures se remboursent le plus vite, et dans quel ordre les réaliser.',
    },
    audience: {
      nl: 'Voor zaakvoerders, gebouwbeheerders en technisch verantwoordelijken die een winkel, kantoor of atelier beheren. U hebt toegang tot uw meterdata.',
      en: 'For owners, building managers and technical staff who run a shop, office or workshop. You have access to your meter data.',
      fr: 'Pour les gérants, gestionnaires de bâtiment et responsables techniques d’un magasin, d’un bureau ou d’un atelier. Vous avez accès à vos données de comptage.',
    },
    outcomes: {
      nl: [
        'Uw kwartierwaarden ophalen en in een grafiek zetten',
        'Sluipverbruik herkennen, en pieken die u geld kosten',
        'De terugverdientijd van een ingreep berekenen',
        'Een actieplan van vijf maatregelen opstellen',
      ],
      en: [
        'Fetch your quarter-hour data and chart them',
        'Recognise hidden use and the peaks that cost you money',
        'Calculate the payback time of a measure',
        'Draw up an action plan of five measures',
      ],
      fr: [
        'Récupérer vos données quart-horaires et en tracer le graphique',
        'Repérer la consommation cachée et les pointes qui vous coûtent cher',
        'Calculer le délai de récupération d’une mesure',
        'Établir un plan d’action de cinq mesures',
      ],
    },
    programme: [
      {
        title: {
          nl: 'Uw meterdata lezen',
          en: 'Reading your meter data',
          fr: 'Lire vos données de comptage',
        },
        text: {
          nl: 'U laadt uw kwartierwaarden in, vergelijkt dag en nacht en noteert drie vragen voor uw rondgang.',
          en: 'You load your quarter-hour data, compare day and night and note three questions for your walk-through.',
          fr: 'Vous importez vos données quart-horaires, comparez le jour et la nuit et notez trois questions pour votre visite du bâtiment.',
        },
      },
      {
        title: {
          nl: 'Van rondgang naar plan',
          en: 'From walk-through to plan',
          fr: 'De la visite au plan',
        },
        text: {
          nl: 'U toont wat u vond, rekent vijf ingrepen door en zet ze op een kalender.',
          en: 'You show what you found, cost five measures and put them on a calendar.',
          fr: 'Vous montrez ce que vous avez trouvé, chiffrez cinq mesures et les inscrivez dans un calendrier.',
        },
      },
    ],
  },
  {
    key: 'sustainability-coordinator',
    type: 'CERTIFICATION',
    category: 'sustainability',
    themes: ['leadership', 'project-management', 'climate-and-energy'],
    languages: ['fr', 'nl'],
    locations: ['liege', 'brussels'],
    field: 'sustainability',
    trainers: ['camille-renard', 'wouter-claes'],
    days: 5,
    rhythm: 'fortnightly',
    price: 189000,
    capacity: 12,
    subsidised: true,
    showOnHomePage: false,
    title: {
      nl: 'Coördinator duurzaamheid, met certificaat',
      en: 'Certified sustainability coordinator',
      fr: 'Coordinateur durabilité certifié',
    },
    slug: {
      nl: 'coordinator-duurzaamheid-met-certificaat',
      en: 'certified-sustainability-coordinator',
      fr: 'coordinateur-durabilite-certifie',
    },
    summary: {
      nl: 'In vijf dagen van goede wil naar een plan met cijfers, dat u voor een jury verdedigt en daarna uitvoert.',
      en: 'Five days from good will to a plan with figures, which you defend before a panel and then carry out.',
      fr: 'Cinq jours pour passer de la bonne volonté à un plan chiffré, que vous défendez devant un jury puis mettez en œuvre.',
    },
    description: {
      nl: 'U bent de persoon bij wie alle vragen over duurzaamheid terechtkomen, vaak naast een andere functie. Deze opleiding geeft u een werkwijze. Eén dag per twee weken bouwt u verder aan een plan voor uw eigen organisatie, met een nulmeting, doelen, een budget en namen.\n\nTussen de lesdagen voert u telkens één opdracht uit op uw werk en krijgt u schriftelijke feedback. Op de vijfde dag stelt u uw plan in vijftien minuten voor aan een jury van twee praktijkmensen. Slaagt u, dan ontvangt u het certificaat. Lukt het niet, dan krijgt u zonder meerkost één nieuwe kans.',
      en: 'You are the person who gets every question about sustainability, often on top of another job. This course gives you a way of working. One day every two weeks you build on a plan for your own organisation, with a baseline, targets, a budget and names.\n\nBetween the course days you carry out one assignment at work each time and get written feedback. On the fifth day you present your plan in fifteen minutes to a panel of two practitioners. If you pass, you receive the certificate. If not, you get one new chance at no extra cost.',
      fr: 'C’est chez vous qu’arrivent toutes les questions de durabilité, souvent en plus d’une autre fonction. Cette formation vous donne une méthode. Un jour toutes les deux semaines, vous construisez le plan de votre propre organisation, avec un état des lieux, des objectifs, un budget et des noms.\n\nEntre les journées, vous réalisez chaque fois une mission au travail et recevez un retour écrit. Le cinquième jour, vous présentez votre plan en quinze minutes à un jury de deux professionnels. En cas de réussite, vous recevez le certificat. Sinon, une seconde chance vous est offerte sans supplément.',
    },
    audience: {
      nl: 'Voor medewerkers die duurzaamheid in hun takenpakket kregen, in een bedrijf, vzw of openbare dienst. U hebt de steun van iemand uit de directie.',
      en: 'For staff who have been given sustainability as a task, in a company, non-profit or public service. You have the backing of someone in management.',
      fr: 'Pour les collaborateurs chargés de la durabilité dans une entreprise, une ASBL ou un service public. Vous avez le soutien d’un membre de la direction.',
    },
    outcomes: {
      nl: [
        'Een nulmeting maken van energie, materiaal, mobiliteit en mensen',
        'Doelen formuleren die u elk kwartaal kunt nameten',
        'Collega’s en directie overtuigen met cijfers en voorbeelden',
        'Budget, planning en taken van een jaarplan bewaken',
        'Over resultaten communiceren zonder te overdrijven',
      ],
      en: [
        'Take a baseline of energy, materials, mobility and people',
        'Set targets you can measure every quarter',
        'Convince colleagues and management with figures and examples',
        'Keep track of the budget, schedule and tasks of a yearly plan',
        'Communicate results without overstating them',
      ],
      fr: [
        'Dresser un état des lieux de l’énergie, des matières, de la mobilité et de l’humain',
        'Formuler des objectifs mesurables chaque trimestre',
        'Convaincre collègues et direction avec des chiffres et des exemples',
        'Suivre le budget, le planning et les tâches d’un plan annuel',
        'Communiquer sur les résultats sans exagérer',
      ],
    },
    programme: [
      {
        title: {
          nl: 'Waar staat u vandaag?',
          en: 'Where do you stand today?',
          fr: 'Où en êtes-vous aujourd’hui ?',
        },
        text: {
          nl: 'U leert een nulmeting opzetten en kiest de gegevens die u tegen de volgende lesdag verzamelt.',
          en: 'You learn to set up a baseline and choose the data you will collect by the next course day.',
          fr: 'Vous apprenez à dresser un état des lieux et choisissez les données à collecter pour la journée suivante.',
        },
      },
      {
        title: {
          nl: 'Doelen en regels',
          en: 'Targets and rules',
          fr: 'Objectifs et règles',
        },
        text: {
          nl: 'U overloopt de wetgeving die u raakt en vertaalt uw nulmeting in drie doelen voor het komende jaar.',
          en: 'You go through the legislation that affects you and turn your baseline into three targets for the coming year.',
          fr: 'Vous parcourez la législation qui vous concerne et traduisez votre état des lieux en trois objectifs pour l’année à venir.',
        },
      },
      {
        title: {
          nl: 'Mensen meekrijgen',
          en: 'Getting people on board',
          fr: 'Embarquer les équipes',
        },
        text: {
          nl: 'U oefent gesprekken met een sceptische collega en een drukke directeur. U brengt in kaart wie uw plan kan helpen of tegenhouden.',
          en: 'You practise conversations with a sceptical colleague and a busy director. You map who can help your plan along or hold it back.',
          fr: 'Vous vous exercez au dialogue avec un collègue sceptique et un directeur pressé. Vous repérez qui peut aider ou freiner votre plan.',
        },
      },
      {
        title: {
          nl: 'Budget en planning',
          en: 'Budget and schedule',
          fr: 'Budget et planning',
        },
        text: {
          nl: 'U rekent uw maatregelen door, zoekt naar steun en premies en zet alles in een jaarplanning.',
          en: 'You cost your measures, look for grants and support, and put everything in a yearly schedule.',
          fr: 'Vous chiffrez vos mesures, cherchez les aides et les primes et inscrivez le tout dans un planning annuel.',
        },
      },
      {
        title: {
          nl: 'Uw plan voor de jury',
          en: 'Your plan before the panel',
          fr: 'Votre plan devant le jury',
        },
        text: {
          nl: 'U verdedigt uw plan en krijgt meteen mondelinge feedback. De schriftelijke uitslag volgt binnen tien werkdagen.',
          en: 'You defend your plan and get spoken feedback at once. The written result follows within ten working days.',
          fr: 'Vous défendez votre plan et recevez aussitôt un retour oral. Le résultat écrit suit dans les dix jours ouvrables.',
        },
      },
    ],
  },
]
