import type { CourseSeed } from './shapes.ts'

export const digitalizationCourses: CourseSeed[] = [
  {
    key: 'excel-for-daily-work',
    type: 'CALENDAR',
    category: 'digitalization',
    themes: ['data'],
    languages: ['nl', 'fr'],
    locations: ['brussels', 'ghent', 'liege'],
    field: 'spreadsheets',
    trainers: ['bart-hendrickx', 'karim-benali'],
    days: 2,
    price: 69000,
    capacity: 12,
    subsidised: true,
    showOnHomePage: false,
    title: {
      nl: 'Excel voor elke dag: van lijst tot draaitabel',
      en: 'Everyday Excel: from list to pivot table',
      fr: 'Excel au quotidien : de la liste au tableau croisé',
    },
    slug: {
      nl: 'excel-voor-elke-dag-van-lijst-tot-draaitabel',
      en: 'everyday-excel-from-list-to-pivot-table',
      fr: 'excel-au-quotidien-de-la-liste-au-tableau-croise',
    },
    summary: {
      nl: 'In twee dagen maakt u van een rommelige lijst een rapport dat u volgende maand met één klik ververst.',
      en: 'In two days you turn a messy list into a report that you refresh with one click next month.',
      fr: 'En deux jours, transformez une liste en désordre en un rapport que vous actualisez d’un clic chaque mois.',
    },
    description: {
      nl: 'U kent Excel een beetje, maar elke maand kost hetzelfde overzicht u een halve dag. Dat kan korter. Op de eerste dag ruimt u een echte lijst op: dubbele rijen, datums die geen datums zijn, namen in de verkeerde kolom. Daarna zoekt u gegevens op met X.ZOEKEN en telt u ze met voorwaarden.\n\nOp de tweede dag maakt u draaitabellen en grafieken die iemand anders ook begrijpt. U werkt op uw eigen laptop of op een van de onze. Alle oefenbestanden en een spiekblad van twee bladzijden neemt u mee.',
      en: 'You know Excel a little, yet the same overview costs you half a day every month. It can be quicker. On the first day you clean up a real list: duplicate rows, dates that are not dates, names in the wrong column. Then you look things up with XLOOKUP and count them with conditions.\n\nOn the second day you make pivot tables and charts that someone else can understand too. You work on your own laptop or one of ours. You take home all the practice files and a two-page cheat sheet.',
      fr: 'Vous connaissez un peu Excel, mais chaque mois le même tableau vous prend une demi-journée. On peut faire plus court. Le premier jour, vous nettoyez une vraie liste : doublons, dates qui n’en sont pas, noms dans la mauvaise colonne. Puis vous recherchez des données avec RECHERCHEX et les comptez sous conditions.\n\nLe second jour, vous créez des tableaux croisés dynamiques et des graphiques que d’autres comprennent aussi. Vous travaillez sur votre portable ou sur l’un des nôtres. Vous emportez tous les fichiers d’exercice et un aide-mémoire de deux pages.',
    },
    audience: {
      nl: 'Voor bedienden die elke week in Excel werken en al een som en een filter kunnen maken. Geen kennis van macro’s nodig.',
      en: 'For office staff who use Excel every week and can already make a sum and a filter. No knowledge of macros needed.',
      fr: 'Pour les employés qui utilisent Excel chaque semaine et savent déjà faire une somme et un filtre. Aucune connaissance des macros requise.',
    },
    outcomes: {
      nl: [
        'Een lijst van duizend rijen opruimen in een kwartier',
        'Gegevens opzoeken in een andere tabel met X.ZOEKEN',
        'Tellen en berekenen met meerdere voorwaarden',
        'Een draaitabel bouwen met filters en een grafiek',
      ],
      en: [
        'Clean up a list of a thousand rows in fifteen minutes',
        'Look up data in another table with XLOOKUP',
        'Count and calculate with several conditions',
        'Build a pivot table with filters and a chart',
      ],
      fr: [
        'Nettoyer une liste de mille lignes en un quart d’heure',
        'Rechercher des données dans un autre tableau avec RECHERCHEX',
        'Compter et calculer avec plusieurs conditions',
        'Construire un tableau croisé avec filtres et graphique',
      ],
    },
    programme: [
      {
        title: {
          nl: 'Opruimen en opzoeken',
          en: 'Cleaning up and looking up',
          fr: 'Nettoyer et rechercher',
        },
        text: {
          nl: 'U zet een rommelige export om in een nette tabel en koppelt er een prijslijst aan. U leert vijf sneltoetsen die u elke dag gebruikt.',
          en: 'You turn a messy export into a tidy table and link a price list to it. You learn five shortcuts that you will use every day.',
          fr: 'Vous transformez un export désordonné en un tableau propre et y reliez une liste de prix. Vous apprenez cinq raccourcis utiles chaque jour.',
        },
      },
      {
        title: {
          nl: 'Draaitabellen en grafieken',
          en: 'Pivot tables and charts',
          fr: 'Tableaux croisés et graphiques',
        },
        text: {
          nl: 'U maakt een maandrapport met draaitabel, slicer en grafiek. In het laatste uur past u het toe op uw eigen bestand.',
          en: 'You make a monthly report with a pivot table, a slicer and a chart. In the last hour you apply it to your own file.',
          fr: 'Vous créez un rapport mensuel avec tableau croisé, segment et graphique. La dernière heure, vous l’appliquez à votre propre fichier.',
        },
      },
    ],
  },
  {
    key: 'ai-at-work',
    type: 'CALENDAR',
    category: 'digitalization',
    themes: ['ai', 'law-and-compliance'],
    languages: ['nl', 'en', 'fr'],
    locations: ['brussels', 'antwerp'],
    field: 'software',
    trainers: ['priya-nair', 'karim-benali'],
    days: 1,
    price: 52000,
    capacity: 14,
    subsidised: true,
    showOnHomePage: true,
    title: {
      nl: 'AI op het werk: nuttig en veilig',
      en: 'AI at work: useful and safe',
      fr: 'L’IA au travail : utile et sûre',
    },
    slug: {
      nl: 'ai-op-het-werk-nuttig-en-veilig',
      en: 'ai-at-work-useful-and-safe',
      fr: 'l-ia-au-travail-utile-et-sure',
    },
    summary: {
      nl: 'Eén dag, drie taken uit uw eigen week met AI gedaan, en een blad met regels voor uw team.',
      en: 'One day, three tasks from your own week done with AI, and one sheet of rules for your team.',
      fr: 'Un jour, trois tâches de votre semaine réalisées avec l’IA et une feuille de règles pour votre équipe.',
    },
    description: {
      nl: 'U brengt drie taken mee die u elke week doet: een verslag, een vergelijking, een antwoord aan een klant. U voert ze uit met een AI-assistent en meet hoeveel tijd u wint. Soms is dat een uur, soms niets, en dat is ook goed om te weten.\n\nU leert een antwoord controleren voor u het doorstuurt en weet welke gegevens u nooit invoert. We overlopen wat de AVG en de Europese AI-verordening van een gewone werkgever vragen. Op het einde schrijft u een blad met tien huisregels voor uw team.',
      en: 'You bring three tasks that you do every week: a report, a comparison, a reply to a customer. You do them with an AI assistant and measure how much time you gain. Sometimes it is an hour, sometimes nothing, and that is worth knowing too.\n\nYou learn to check an answer before you send it on, and you know which data you never enter. We go over what the GDPR and the European AI Act ask of an ordinary employer. At the end you write one sheet with ten house rules for your team.',
      fr: 'Vous apportez trois tâches que vous faites chaque semaine : un rapport, une comparaison, une réponse à un client. Vous les réalisez avec un assistant d’IA et mesurez le temps gagné. Parfois c’est une heure, parfois rien, et c’est bon à savoir aussi.\n\nVous apprenez à vérifier une réponse avant de l’envoyer et savez quelles données ne jamais introduire. Nous parcourons ce que le RGPD et le règlement européen sur l’IA demandent à un employeur ordinaire. Pour finir, vous rédigez une feuille de dix règles pour votre équipe.',
    },
    audience: {
      nl: 'Voor bedienden en leidinggevenden die AI willen gebruiken zonder risico’s te nemen. Technische kennis is niet nodig.',
      en: 'For office staff and managers who want to use AI without taking risks. No technical knowledge needed.',
      fr: 'Pour les employés et les responsables qui veulent utiliser l’IA sans prendre de risques. Aucune connaissance technique requise.',
    },
    outcomes: {
      nl: [
        'Kiezen welke taken u wel en niet aan AI geeft',
        'Een opdracht schrijven met context, doel en voorbeeld',
        'Een antwoord controleren op fouten en verzonnen bronnen',
        'Persoonsgegevens en bedrijfsgeheimen beschermen',
        'Tien huisregels opstellen voor uw team',
      ],
      en: [
        'Choose which tasks to give to AI and which to keep',
        'Write a prompt with context, goal and example',
        'Check an answer for errors and invented sources',
        'Protect personal data and business secrets',
        'Draw up ten house rules for your team',
      ],
      fr: [
        'Choisir les tâches à confier, ou non, à l’IA',
        'Rédiger une consigne avec contexte, but et exemple',
        'Vérifier une réponse : erreurs et sources inventées',
        'Protéger les données personnelles et les secrets d’affaires',
        'Établir dix règles internes pour votre équipe',
      ],
    },
    programme: [
      {
        title: { nl: 'Voormiddag: zelf doen', en: 'Morning: doing it', fr: 'Matin : faire soi-même' },
        text: {
          nl: 'U voert uw drie taken uit, eerst zonder en dan met AI. U verbetert uw opdrachten tot het resultaat bruikbaar is.',
          en: 'You do your three tasks, first without and then with AI. You improve your prompts until the result is usable.',
          fr: 'Vous réalisez vos trois tâches, d’abord sans IA, puis avec. Vous améliorez vos consignes jusqu’à obtenir un résultat utilisable.',
        },
      },
      {
        title: {
          nl: 'Namiddag: nakijken en afspreken',
          en: 'Afternoon: checking and agreeing',
          fr: 'Après-midi : vérifier et convenir',
        },
        text: {
          nl: 'U spoort fouten op in vijf overtuigende antwoorden en bespreekt wat de wet vraagt. Daarna schrijft u uw huisregels en leest een andere deelnemer ze na.',
          en: 'You track down mistakes in five convincing answers and discuss what the law requires. Then you write your house rules and another participant reviews them.',
          fr: 'Vous traquez les erreurs dans cinq réponses convaincantes et discutez de ce que la loi exige. Puis vous rédigez vos règles, qu’un autre participant relit.',
        },
      },
    ],
  },
  {
    key: 'power-bi-first-dashboard',
    type: 'CALENDAR',
    category: 'digitalization',
    themes: ['data'],
    languages: ['nl', 'en'],
    locations: ['antwerp', 'brussels'],
    field: 'software',
    trainers: ['karim-benali', 'priya-nair'],
    days: 3,
    price: 135000,
    capacity: 10,
    subsidised: true,
    showOnHomePage: false,
    title: {
      nl: 'Power BI: uw eerste dashboard in drie dagen',
      en: 'Power BI: your first dashboard in three days',
      fr: 'Power BI : votre premier tableau de bord en trois jours',
    },
    slug: {
      nl: 'power-bi-uw-eerste-dashboard-in-drie-dagen',
      en: 'power-bi-your-first-dashboard-in-three-days',
      fr: 'power-bi-votre-premier-tableau-de-bord-en-trois-jours',
    },
    summary: {
      nl: 'U koppelt uw gegevens, bouwt een model en deelt een dashboard dat zichzelf elke nacht ververst.',
      en: 'You connect your data, build a model and share a dashboard that refreshes itself every night.',
      fr: 'Vous reliez vos données, construisez un modèle et partagez un tableau de bord actualisé chaque nuit.',
    },
    description: {
      nl: 'Na drie dagen opent uw collega een link en ziet hij de cijfers van gisteren, zonder dat u iets moest doorsturen. Daar werkt u stap voor stap naartoe. U begint met verkoopcijfers van een fictieve groothandel in Mechelen en stapt op dag drie over op uw eigen gegevens.\n\nU leert gegevens inladen en opkuisen met Power Query, tabellen goed met elkaar verbinden en tien formules in DAX die bijna alles dekken. De lesgever blijft in de buurt: met hoogstens tien deelnemers raakt niemand achterop. Tot een maand na de opleiding mag u vragen mailen.',
      en: 'After three days a colleague opens a link and sees yesterday’s figures, without you having to send anything. You work towards that step by step. You start with sales data from a fictional wholesaler in Mechelen and switch to your own data on day three.\n\nYou learn to load and clean data with Power Query, to connect tables properly, and ten DAX formulas that cover almost everything. The trainer stays close: with ten participants at most, nobody falls behind. You may email questions for up to a month after the course.',
      fr: 'Après trois jours, votre collègue ouvre un lien et voit les chiffres de la veille, sans que vous ayez dû envoyer quoi que ce soit. Vous y arrivez pas à pas. Vous commencez par les ventes d’un grossiste fictif de Malines et passez à vos propres données le troisième jour.\n\nVous apprenez à charger et à nettoyer des données avec Power Query, à bien relier les tables, ainsi que dix formules DAX qui couvrent presque tout. Le formateur reste proche : avec dix participants au plus, personne ne décroche. Vous pouvez poser vos questions par e-mail pendant un mois.',
    },
    audience: {
      nl: 'Voor controllers, analisten en bedienden die vandaag rapporten maken in Excel. U kent draaitabellen en brengt een laptop met Windows mee.',
      en: 'For controllers, analysts and office staff who make their reports in Excel today. You know pivot tables and bring a Windows laptop.',
      fr: 'Pour les contrôleurs de gestion, les analystes et les employés qui font leurs rapports dans Excel. Vous connaissez les tableaux croisés et apportez un portable sous Windows.',
    },
    outcomes: {
      nl: [
        'Gegevens inladen uit Excel, een map en een database',
        'Een model bouwen met correcte relaties',
        'Tien veelgebruikte formules schrijven in DAX',
        'Een dashboard ontwerpen dat op één scherm past',
        'Een rapport delen en regelen wie wat mag zien',
      ],
      en: [
        'Load data from Excel, a folder and a database',
        'Build a model with correct relationships',
        'Write ten common formulas in DAX',
        'Design a dashboard that fits on one screen',
        'Share a report and control who sees what',
      ],
      fr: [
        'Charger des données depuis Excel, un dossier et une base',
        'Construire un modèle aux relations correctes',
        'Écrire dix formules DAX courantes',
        'Concevoir un tableau de bord qui tient sur un écran',
        'Partager un rapport et régler qui voit quoi',
      ],
    },
    programme: [
      {
        title: {
          nl: 'Gegevens inladen en opkuisen',
          en: 'Loading and cleaning data',
          fr: 'Charger et nettoyer les données',
        },
        text: {
          nl: 'U haalt gegevens op uit vier bronnen en maakt ze schoon met Power Query. U ziet elke stap terug en kunt hem wijzigen.',
          en: 'You fetch data from four sources and clean it with Power Query. You see every step again and can change it.',
          fr: 'Vous récupérez des données de quatre sources et les nettoyez avec Power Query. Chaque étape reste visible et modifiable.',
        },
      },
      {
        title: { nl: 'Model en formules', en: 'Model and formulas', fr: 'Modèle et formules' },
        text: {
          nl: 'U verbindt tabellen in een stermodel en schrijft uw eerste metingen in DAX. U vergelijkt dit jaar met vorig jaar, per maand en per klant.',
          en: 'You connect tables in a star schema and write your first measures in DAX. You compare this year with last year, by month and by customer.',
          fr: 'Vous reliez les tables en étoile et écrivez vos premières mesures en DAX. Vous comparez cette année à la précédente, par mois et par client.',
        },
      },
      {
        title: {
          nl: 'Uw eigen dashboard',
          en: 'Your own dashboard',
          fr: 'Votre propre tableau de bord',
        },
        text: {
          nl: 'U bouwt een dashboard met uw eigen gegevens, publiceert het en stelt de verversing in. Elke deelnemer toont zijn resultaat in drie minuten.',
          en: 'You build a dashboard with your own data, publish it and set up the refresh. Each participant shows the result in three minutes.',
          fr: 'Vous créez un tableau de bord avec vos données, le publiez et réglez l’actualisation. Chaque participant montre son résultat en trois minutes.',
        },
      },
    ],
  },
  {
    key: 'cybersecurity-basics',
    type: 'ONLINE',
    category: 'digitalization',
    themes: ['law-and-compliance'],
    languages: ['nl', 'fr'],
    locations: ['online'],
    field: 'software',
    trainers: ['priya-nair', 'karim-benali'],
    days: 1,
    price: 41000,
    capacity: 16,
    subsidised: true,
    subsidyTheme: 'cybersecurity',
    showOnHomePage: false,
    title: {
      nl: 'Cyberveiligheid: de basis voor elk team',
      en: 'Cybersecurity: the basics for every team',
      fr: 'Cybersécurité : les bases pour chaque équipe',
    },
    slug: {
      nl: 'cyberveiligheid-de-basis-voor-elk-team',
      en: 'cybersecurity-the-basics-for-every-team',
      fr: 'cybersecurite-les-bases-pour-chaque-equipe',
    },
    summary: {
      nl: 'Herken phishing, beveilig uw accounts en weet wie u belt als het toch misgaat. Twee online sessies.',
      en: 'Spot phishing, secure your accounts and know who to call if things go wrong. Two online sessions.',
      fr: 'Repérez l’hameçonnage, sécurisez vos comptes et sachez qui appeler en cas de problème. Deux sessions en ligne.',
    },
    description: {
      nl: 'De meeste inbraken beginnen met een gewone mail en een klik. U bekijkt twintig berichten, echt en vals, en leert in tien seconden twijfelen. Daarna zet u tijdens de sessie zelf een wachtwoordkluis en tweestapsverificatie op voor uw belangrijkste accounts.\n\nIn de tweede sessie loopt u door een aanval op een kleine aannemer, van de eerste klik tot de herstelde back-up. U maakt een noodkaart met namen en nummers, en weet wanneer u een datalek binnen 72 uur meldt. U leert ook verdachte berichten doorsturen naar verdacht@safeonweb.be.',
      en: 'Most break-ins begin with an ordinary email and one click. You look at twenty messages, real and fake, and learn to doubt within ten seconds. Then, during the session, you set up a password manager and two-step verification for your main accounts yourself.\n\nIn the second session you walk through an attack on a small building firm, from the first click to the restored backup. You make an emergency card with names and numbers, and know when to report a data breach within 72 hours. You also learn to forward suspicious messages to suspicious@safeonweb.be.',
      fr: 'La plupart des intrusions commencent par un e-mail banal et un clic. Vous examinez vingt messages, vrais et faux, et apprenez à douter en dix secondes. Puis, pendant la session, vous installez vous-même un gestionnaire de mots de passe et la vérification en deux étapes.\n\nÀ la seconde session, vous suivez une attaque contre un petit entrepreneur, du premier clic à la sauvegarde restaurée. Vous créez une fiche d’urgence avec noms et numéros et savez quand notifier une fuite de données dans les 72 heures. Vous apprenez aussi à transférer les messages douteux à suspect@safeonweb.be.',
    },
    audience: {
      nl: 'Voor alle medewerkers die met mail en internet werken, ook zonder technische achtergrond. Handig om met het hele team te volgen.',
      en: 'For all staff who work with email and the internet, with or without a technical background. Good to follow as a whole team.',
      fr: 'Pour toute personne qui travaille avec l’e-mail et internet, même sans bagage technique. Idéal à suivre avec toute l’équipe.',
    },
    outcomes: {
      nl: [
        'Phishing herkennen in e-mails, sms’en en telefoontjes',
        'Een wachtwoordkluis en tweestapsverificatie gebruiken',
        'Controleren of uw back-up echt werkt',
        'Juist reageren in het eerste uur na een incident',
      ],
      en: [
        'Spot phishing in emails, texts and phone calls',
        'Use a password manager and two-step verification',
        'Check that your backup really works',
        'React correctly in the first hour after an incident',
      ],
      fr: [
        'Repérer l’hameçonnage par e-mail, SMS et téléphone',
        'Utiliser un gestionnaire de mots de passe et la double vérification',
        'Contrôler que votre sauvegarde fonctionne vraiment',
        'Réagir correctement dans la première heure d’un incident',
      ],
    },
    programme: [
      {
        title: {
          nl: 'Voorkomen',
          en: 'Preventing',
          fr: 'Prévenir',
        },
        text: {
          nl: 'U oefent op twintig berichten en beveiligt stap voor stap uw eigen accounts. U controleert ook uw telefoon en uw updates.',
          en: 'You practise on twenty messages and secure your own accounts step by step. You check your phone and your updates too.',
          fr: 'Vous vous exercez sur vingt messages et sécurisez vos comptes pas à pas. Vous contrôlez aussi votre téléphone et vos mises à jour.',
        },
      },
      {
        title: {
          nl: 'Reageren',
          en: 'Responding',
          fr: 'Réagir',
        },
        text: {
          nl: 'U speelt een aanval na en beslist in de juiste volgorde. U vult uw noodkaart in en plant een back-uptest.',
          en: 'You act out an attack and make decisions in the right order. You fill in your emergency card and plan a backup test.',
          fr: 'Vous simulez une attaque et prenez les décisions dans le bon ordre. Vous complétez votre fiche d’urgence et planifiez un test de sauvegarde.',
        },
      },
    ],
  },
  {
    key: 'digital-from-quote-to-payment',
    type: 'TAILORED',
    category: 'digitalization',
    themes: ['project-management', 'law-and-compliance'],
    languages: ['nl', 'fr'],
    locations: ['brussels', 'ghent', 'liege'],
    field: 'software',
    trainers: ['karim-benali', 'priya-nair'],
    days: 2,
    price: 0,
    capacity: 10,
    subsidised: true,
    showOnHomePage: false,
    title: {
      nl: 'Digitaal van offerte tot betaling',
      en: 'Digital from quote to payment',
      fr: 'Du devis au paiement en numérique',
    },
    slug: {
      nl: 'digitaal-van-offerte-tot-betaling',
      en: 'digital-from-quote-to-payment',
      fr: 'du-devis-au-paiement-en-numerique',
    },
    summary: {
      nl: 'Samen met uw team haalt u het papier uit offertes, bestelbonnen en facturen. Peppol inbegrepen.',
      en: 'Together with your team you take the paper out of quotes, orders and invoices. Peppol included.',
      fr: 'Avec votre équipe, supprimez le papier de vos devis, bons de commande et factures. Peppol compris.',
    },
    description: {
      nl: 'Sinds 1 januari 2026 sturen Belgische btw-plichtige ondernemingen elkaar gestructureerde elektronische facturen, in de regel via Peppol. Een goed moment om de hele weg te bekijken, van offerte tot betaling. We komen een halve dag kijken hoe het vandaag loopt en meten waar het stokt.\n\nDaarna werkt u twee dagen met de mensen die het elke dag doen: verkoop, administratie, boekhouding. U tekent het nieuwe verloop, stelt het in met uw eigen software en test het met tien echte dossiers. Na zes weken meten we opnieuw en krijgt u beide cijfers naast elkaar.',
      en: 'Since 1 January 2026 Belgian VAT-registered businesses have had to send each other structured electronic invoices, as a rule through Peppol. A good moment to look at the whole route, from quote to payment. We spend half a day watching how it works now and measure where it gets stuck.\n\nThen you work for two days with the people who do it daily: sales, administration, accounting. You draw the new flow, set it up in your own software and test it with ten real files. After six weeks we measure again and you get both figures side by side.',
      fr: 'Depuis le 1er janvier 2026, les entreprises belges assujetties à la TVA s’échangent des factures électroniques structurées, en règle générale via Peppol. C’est le moment de revoir tout le trajet, du devis au paiement. Nous venons observer une demi-journée et mesurons où cela coince.\n\nEnsuite, vous travaillez deux jours avec ceux qui le font au quotidien : vente, administration, comptabilité. Vous dessinez le nouveau flux, le réglez dans vos logiciels et le testez sur dix dossiers réels. Après six semaines, nous mesurons à nouveau et vous comparez les deux résultats.',
    },
    audience: {
      nl: 'Voor kmo’s waar offertes, bestellingen en facturen nog door verschillende handen gaan. We werken met de software die u al hebt.',
      en: 'For small companies where quotes, orders and invoices still pass through several hands. We work with the software you already have.',
      fr: 'Pour les PME où devis, commandes et factures passent encore par plusieurs mains. Nous travaillons avec les logiciels que vous avez déjà.',
    },
    outcomes: {
      nl: [
        'Uw verloop van offerte tot betaling op één blad tekenen',
        'Facturen versturen en ontvangen via Peppol',
        'Dubbele invoer tussen verkoop en boekhouding schrappen',
        'Openstaande facturen opvolgen met automatische herinneringen',
      ],
      en: [
        'Draw your flow from quote to payment on one sheet',
        'Send and receive invoices through Peppol',
        'Remove double entry between sales and accounting',
        'Follow up open invoices with automatic reminders',
      ],
      fr: [
        'Dessiner votre flux, du devis au paiement, sur une feuille',
        'Envoyer et recevoir des factures via Peppol',
        'Supprimer le double encodage entre vente et comptabilité',
        'Suivre les factures ouvertes avec des rappels automatiques',
      ],
    },
    programme: [
      {
        title: {
          nl: 'Het nieuwe verloop tekenen',
          en: 'Drawing the new flow',
          fr: 'Dessiner le nouveau flux',
        },
        text: {
          nl: 'U legt alle stappen op tafel en schrapt wat niemand nodig heeft. U beslist wie wat goedkeurt en binnen welke termijn.',
          en: 'You lay out all the steps and cut what nobody needs. You decide who approves what and within what time.',
          fr: 'Vous étalez toutes les étapes et supprimez celles dont personne n’a besoin. Vous décidez qui approuve quoi et dans quel délai.',
        },
      },
      {
        title: {
          nl: 'Instellen en testen',
          en: 'Setting up and testing',
          fr: 'Régler et tester',
        },
        text: {
          nl: 'U stelt sjablonen, Peppol en herinneringen in uw eigen software in. Tien dossiers doorlopen de hele weg terwijl we meekijken.',
          en: 'You set up templates, Peppol and reminders in your own software. Ten files go all the way through while we look on.',
          fr: 'Vous réglez les modèles, Peppol et les rappels dans vos propres logiciels. Dix dossiers parcourent tout le trajet sous nos yeux.',
        },
      },
    ],
  },
]
