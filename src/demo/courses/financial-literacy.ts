import type { CourseSeed } from './shapes.ts'

export const financialLiteracyCourses: CourseSeed[] = [
  {
    key: 'finance-for-non-financials',
    type: 'CALENDAR',
    category: 'financial-literacy',
    themes: ['leadership', 'data'],
    languages: ['nl', 'fr'],
    locations: ['brussels', 'antwerp', 'liege'],
    field: 'finance',
    trainers: ['nadia-el-amrani'],
    days: 2,
    price: 98000,
    capacity: 14,
    subsidised: true,
    showOnHomePage: true,
    title: {
      nl: 'Financieel inzicht voor niet-financiëlen',
      en: 'Finance for non-financial managers',
      fr: 'La finance pour non-financiers',
    },
    slug: {
      nl: 'financieel-inzicht-voor-niet-financielen',
      en: 'finance-for-non-financial-managers',
      fr: 'la-finance-pour-non-financiers',
    },
    summary: {
      nl: 'Lees na twee dagen zelf een jaarrekening en stel uw boekhouder de vragen die ertoe doen.',
      en: 'After two days, read a set of annual accounts yourself and ask your accountant the questions that matter.',
      fr: 'Après deux jours, lisez vous-même des comptes annuels et posez à votre comptable les questions qui comptent.',
    },
    description: {
      nl: 'U zit in de vergadering waar de cijfers op tafel komen en u knikt mee. Na deze opleiding knikt u omdat u het begrijpt. U begint met één A4: wat een bedrijf bezit, wat het verschuldigd is en wat het dit jaar heeft verdiend.\n\nDaarna neemt u de jaarrekening van een echte Belgische onderneming bij de hand, zoals ze bij de Nationale Bank is neergelegd. U zoekt waar het geld vandaan komt, waar het vastzit en of er genoeg is voor volgend jaar. U rekent met pen, papier en een gewone rekenmachine.',
      en: 'You sit in the meeting where the figures are on the table, and you nod along. After this course you nod because you understand. You start with one sheet of A4: what a company owns, what it owes and what it has earned this year.\n\nThen you take the annual accounts of a real Belgian company, as filed with the National Bank. You look for where the money comes from, where it is tied up and whether there is enough for next year. All you need is pen, paper and an ordinary calculator.',
      fr: 'Vous êtes en réunion, les chiffres sont sur la table et vous hochez la tête. Après cette formation, vous le ferez parce que vous comprenez. Vous commencez par une seule page A4 qui montre ce qu’une entreprise possède, ce qu’elle doit et ce qu’elle a gagné cette année.\n\nEnsuite, vous prenez les comptes annuels d’une véritable entreprise belge, tels que déposés à la Banque nationale. Vous cherchez d’où vient l’argent, où il est immobilisé et s’il en reste assez pour l’an prochain. Un stylo, du papier et une calculatrice ordinaire suffisent.',
    },
    audience: {
      nl: 'Voor leidinggevenden, projectleiders en bestuurders van vzw’s zonder financiële opleiding. U hoeft niets van boekhouden te kennen.',
      en: 'For managers, project leaders and board members of non-profits without financial training. You need no knowledge of bookkeeping.',
      fr: 'Pour les responsables d’équipe, chefs de projet et administrateurs d’ASBL sans formation financière. Aucune notion de comptabilité n’est requise.',
    },
    outcomes: {
      nl: [
        'Een balans en een resultatenrekening lezen zonder hulp',
        'Uitleggen waarom winst niet hetzelfde is als geld op de rekening',
        'Liquiditeit, solvabiliteit en rendabiliteit berekenen',
        'Een investering verdedigen met een eenvoudige berekening',
      ],
      en: [
        'Read a balance sheet and an income statement without help',
        'Explain why profit is not the same as money in the bank',
        'Calculate liquidity, solvency and profitability',
        'Make the case for an investment with a simple calculation',
      ],
      fr: [
        'Lire un bilan et un compte de résultats sans aide',
        'Expliquer pourquoi un bénéfice n’est pas de l’argent en banque',
        'Calculer la liquidité, la solvabilité et la rentabilité',
        'Défendre un investissement avec un calcul simple',
      ],
    },
    programme: [
      {
        title: {
          nl: 'Balans en resultaat',
          en: 'Balance sheet and income',
          fr: 'Bilan et résultat',
        },
        text: {
          nl: 'U bouwt met kaartjes de balans van een kleine bakkerij op en volgt wat elke aankoop en verkoop verandert.',
          en: 'With cards you build the balance sheet of a small bakery and follow what each purchase and sale changes.',
          fr: 'À l’aide de cartes, vous construisez le bilan d’une petite boulangerie et observez l’effet de chaque achat et de chaque vente.',
        },
      },
      {
        title: {
          nl: 'Cijfers lezen en beslissen',
          en: 'Reading figures and deciding',
          fr: 'Lire les chiffres et décider',
        },
        text: {
          nl: 'U ontleedt een neergelegde jaarrekening, berekent zes kengetallen en beslist of u deze klant krediet zou geven.',
          en: 'You take apart a filed set of accounts, calculate six ratios and decide whether you would give this customer credit.',
          fr: 'Vous décortiquez des comptes annuels déposés, calculez six ratios et décidez si vous feriez crédit à ce client.',
        },
      },
    ],
  },
  {
    key: 'bookkeeping-basics',
    type: 'CALENDAR',
    category: 'financial-literacy',
    themes: ['law-and-compliance'],
    languages: ['nl'],
    locations: ['ghent', 'antwerp'],
    field: 'finance',
    trainers: ['wouter-claes', 'nadia-el-amrani'],
    days: 3,
    price: 119000,
    capacity: 12,
    subsidised: true,
    showOnHomePage: false,
    title: {
      nl: 'Basis boekhouden: van factuur tot balans',
      en: 'Bookkeeping basics: from invoice to balance sheet',
      fr: 'Bases de la comptabilité, de la facture au bilan',
    },
    slug: {
      nl: 'basis-boekhouden-van-factuur-tot-balans',
      en: 'bookkeeping-basics-from-invoice-to-balance-sheet',
      fr: 'bases-de-la-comptabilite-de-la-facture-au-bilan',
    },
    summary: {
      nl: 'Boek in drie dagen een volledig jaar van een kleine onderneming, tot de balans klopt op de cent.',
      en: 'In three days, book a whole year of a small company until the balance sheet is right to the cent.',
      fr: 'En trois jours, comptabilisez une année complète d’une petite entreprise, jusqu’à un bilan juste au cent près.',
    },
    description: {
      nl: 'Dubbel boekhouden is een ambacht: u leert het door te boeken. U krijgt een map met honderdtwintig documenten van een fictieve fietsenmaker in Gent. Aankopen, verkopen, bankuittreksels, een lening en twee fouten die u zelf moet vinden.\n\nU werkt met het Belgische rekeningenstelsel, eerst op papier en dan in een boekhoudpakket. U boekt de btw, doet de afschrijvingen en sluit het jaar af. De groep is klein, zodat de lesgever elke dag bij u langskomt. Na afloop kunt u de voorbereiding voor uw boekhouder zelf doen en begrijpt u wat hij u terugstuurt.',
      en: 'Double-entry bookkeeping is a craft: you learn it by booking. You get a folder with a hundred and twenty documents from an imaginary bicycle repairer in Ghent. Purchases, sales, bank statements, a loan and two mistakes that you have to find yourself.\n\nYou use the Belgian chart of accounts, first on paper and then in bookkeeping software. You book VAT, do the depreciation and close the year. The group is small, so the trainer sits down with you every day. Afterwards you can prepare the work for your accountant and understand what comes back.',
      fr: 'La comptabilité en partie double est un métier qui s’apprend en comptabilisant. Vous recevez un classeur de cent vingt documents d’un réparateur de vélos fictif à Gand. Achats, ventes, extraits bancaires, un emprunt et deux erreurs que vous devez trouver vous-même.\n\nVous travaillez avec le plan comptable belge, d’abord sur papier, puis dans un logiciel. Vous comptabilisez la TVA, calculez les amortissements et clôturez l’exercice. Le groupe est petit, et le formateur passe donc chaque jour auprès de vous. Ensuite, vous préparez vous-même le travail de votre comptable et comprenez ce qu’il vous renvoie.',
    },
    audience: {
      nl: 'Voor administratief medewerkers, starters en zelfstandigen die hun boekhouding zelf willen voorbereiden. Ervaring is niet nodig.',
      en: 'For administrative staff, start-ups and self-employed people who want to prepare their own books. No experience needed.',
      fr: 'Pour les collaborateurs administratifs, créateurs d’entreprise et indépendants qui veulent préparer leur comptabilité. Aucune expérience n’est requise.',
    },
    outcomes: {
      nl: [
        'Aankopen, verkopen en bankverrichtingen op de juiste rekening boeken',
        'Uw klanten- en leveranciersrekeningen controleren',
        'Afschrijvingen berekenen en op het einde van het jaar boeken',
        'Een fout opsporen in een balans die niet klopt',
      ],
      en: [
        'Book purchases, sales and bank transactions to the right account',
        'Check your customer and supplier accounts',
        'Calculate depreciation and book it at year end',
        'Track down a mistake in a balance sheet that does not add up',
      ],
      fr: [
        'Comptabiliser achats, ventes et opérations bancaires sur le bon compte',
        'Contrôler vos comptes clients et fournisseurs',
        'Calculer les amortissements et les comptabiliser en fin d’exercice',
        'Retrouver une erreur dans un bilan qui ne tombe pas juste',
      ],
    },
    programme: [
      {
        title: {
          nl: 'Debet, credit en de eerste facturen',
          en: 'Debit, credit and the first invoices',
          fr: 'Débit, crédit et premières factures',
        },
        text: {
          nl: 'U leert de logica van het rekeningenstelsel en boekt de eerste veertig documenten op papier.',
          en: 'You learn the logic of the chart of accounts and book the first forty documents on paper.',
          fr: 'Vous apprenez la logique du plan comptable et comptabilisez les quarante premiers documents sur papier.',
        },
      },
      {
        title: {
          nl: 'Btw, bank en lonen',
          en: 'VAT, bank and wages',
          fr: 'TVA, banque et salaires',
        },
        text: {
          nl: 'U stapt over naar het boekhoudpakket, verwerkt de bankuittreksels en maakt een eerste btw-aangifte klaar.',
          en: 'You move to the bookkeeping software, process the bank statements and prepare a first VAT return.',
          fr: 'Vous passez au logiciel comptable, traitez les extraits bancaires et préparez une première déclaration TVA.',
        },
      },
      {
        title: {
          nl: 'Het jaar afsluiten',
          en: 'Closing the year',
          fr: 'Clôturer l’exercice',
        },
        text: {
          nl: 'U boekt afschrijvingen en voorraad, zoekt de twee verborgen fouten en sluit af met een balans die klopt.',
          en: 'You book depreciation and stock, find the two hidden mistakes and close with a balance sheet that adds up.',
          fr: 'Vous comptabilisez les amortissements et les stocks, trouvez les deux erreurs cachées et terminez par un bilan qui tombe juste.',
        },
      },
    ],
  },
  {
    key: 'cash-flow-planning',
    type: 'ONLINE',
    category: 'financial-literacy',
    themes: ['data', 'project-management'],
    languages: ['fr', 'nl'],
    locations: ['online'],
    field: 'finance',
    trainers: ['nadia-el-amrani', 'karim-benali'],
    days: 1,
    price: 42500,
    capacity: 14,
    subsidised: true,
    showOnHomePage: false,
    title: {
      nl: 'Cashplanning: zie dertien weken vooruit',
      en: 'Cash planning: see thirteen weeks ahead',
      fr: 'Trésorerie, treize semaines d’avance',
    },
    slug: {
      nl: 'cashplanning-dertien-weken-vooruit',
      en: 'cash-planning-thirteen-weeks-ahead',
      fr: 'tresorerie-treize-semaines-d-avance',
    },
    summary: {
      nl: 'Bouw online uw eigen cashplan en weet in welke week het krap wordt, lang voor uw bank belt.',
      en: 'Build your own cash plan online and know which week will be tight, long before your bank calls.',
      fr: 'Construisez en ligne votre plan de trésorerie et repérez la semaine difficile bien avant l’appel de la banque.',
    },
    description: {
      nl: 'Gezonde bedrijven raken in moeilijkheden omdat het geld een maand te laat binnenkomt. Een cashplan van dertien weken laat dat op tijd zien. U vertrekt van een rekenblad dat klaarstaat en vult het in met uw openstaande facturen, lonen, btw en leningen.\n\nIn de tweede sessie, een week later, vergelijkt u uw plan met wat er echt gebeurde. U test wat een laattijdige klant of een extra aankoop doet, en u schrijft een aanmaning die vriendelijk is en toch werkt. Daarna hebt u er wekelijks een halfuur aan.',
      en: 'Healthy companies get into trouble because the money arrives a month late. A thirteen-week cash plan shows it in time. You start from a spreadsheet that is ready for you and fill it with your open invoices, wages, VAT and loans.\n\nIn the second session, a week later, you compare your plan with what really happened. You test what a late customer or an extra purchase does, and you write a payment reminder that is friendly and still works. After that, keeping it up takes you half an hour a week.',
      fr: 'Des entreprises saines se retrouvent en difficulté parce que l’argent arrive un mois trop tard. Un plan de trésorerie sur treize semaines le montre à temps. Vous partez d’un tableur prêt à l’emploi et y encodez vos factures ouvertes, salaires, TVA et emprunts.\n\nLors de la seconde session, une semaine plus tard, vous comparez votre plan à la réalité. Vous testez l’effet d’un client en retard ou d’un achat supplémentaire, et vous rédigez un rappel de paiement aimable et pourtant efficace. Ensuite, une demi-heure par semaine suffit pour le tenir à jour.',
    },
    audience: {
      nl: 'Voor zaakvoerders, zelfstandigen en administratief verantwoordelijken van kleine ondernemingen en vzw’s. U brengt uw openstaande facturen mee.',
      en: 'For owners, self-employed people and office managers of small companies and non-profits. You bring your open invoices.',
      fr: 'Pour les gérants, indépendants et responsables administratifs de petites entreprises et d’ASBL. Munissez-vous de vos factures ouvertes.',
    },
    outcomes: {
      nl: [
        'Een cashplan voor dertien weken maken met uw eigen cijfers',
        'Voorspellen in welke week u geld tekortkomt',
        'Een goed en een slecht scenario doorrekenen',
        'De tijd tussen factuur en betaling verkorten',
      ],
      en: [
        'Make a thirteen-week cash plan with your own figures',
        'Predict the week in which you will be short of cash',
        'Work out a good and a bad scenario',
        'Shorten the time between invoice and payment',
      ],
      fr: [
        'Établir un plan de trésorerie sur treize semaines avec vos chiffres',
        'Prévoir la semaine où l’argent viendra à manquer',
        'Calculer un scénario favorable et un scénario défavorable',
        'Raccourcir le délai entre la facture et le paiement',
      ],
    },
    programme: [
      {
        title: {
          nl: 'Uw plan opbouwen',
          en: 'Building your plan',
          fr: 'Construire votre plan',
        },
        text: {
          nl: 'U vult het rekenblad in met alles wat binnenkomt en buitengaat. De lesgever kijkt mee in een apart onlinelokaal.',
          en: 'You fill in the spreadsheet with everything that comes in and goes out. The trainer looks over it with you in a separate online room.',
          fr: 'Vous complétez le tableur avec toutes les entrées et sorties. Le formateur le parcourt avec vous dans une salle virtuelle séparée.',
        },
      },
      {
        title: {
          nl: 'Bijsturen en opvolgen',
          en: 'Adjusting and following up',
          fr: 'Ajuster et suivre',
        },
        text: {
          nl: 'U vergelijkt een week plan met een week werkelijkheid, rekent scenario’s door en kiest drie acties.',
          en: 'You compare a week of plan with a week of reality, work out scenarios and choose three actions.',
          fr: 'Vous comparez une semaine prévue à une semaine réelle, calculez des scénarios et choisissez trois actions.',
        },
      },
    ],
  },
  {
    key: 'vat-and-peppol',
    type: 'CALENDAR',
    category: 'financial-literacy',
    themes: ['law-and-compliance', 'export-and-customs'],
    languages: ['fr', 'nl'],
    locations: ['liege', 'brussels'],
    field: 'tax',
    trainers: ['isabelle-fontaine', 'nadia-el-amrani'],
    days: 1,
    price: 49500,
    capacity: 16,
    subsidised: true,
    showOnHomePage: false,
    title: {
      nl: 'Btw en e-facturatie zonder fouten',
      en: 'VAT and e-invoicing without mistakes',
      fr: 'TVA et facturation électronique sans erreur',
    },
    slug: {
      nl: 'btw-en-e-facturatie-zonder-fouten',
      en: 'vat-and-e-invoicing-without-mistakes',
      fr: 'tva-et-facturation-electronique-sans-erreur',
    },
    summary: {
      nl: 'Kies het juiste tarief, verstuur facturen via Peppol en vul uw periodieke aangifte vak per vak in.',
      en: 'Choose the right rate, send invoices through Peppol and fill in your periodic return box by box.',
      fr: 'Choisissez le bon taux, envoyez vos factures via Peppol et complétez votre déclaration grille par grille.',
    },
    description: {
      nl: 'Sinds 1 januari 2026 sturen Belgische ondernemingen elkaar gestructureerde elektronische facturen. Een pdf in een e-mail volstaat niet meer. U ziet hoe een factuur via Peppol reist, wat erin moet staan en wat u doet als ze wordt geweigerd.\n\nDaarna volgt de btw zelf. U werkt dertig korte gevallen uit: een verkoop aan Frankrijk, een renovatie, een creditnota, een bedrijfswagen. Bij elk geval kiest u het tarief en het vak van de aangifte. U krijgt een overzichtsblad mee dat naast uw scherm past, en u mag tot een maand later vragen mailen.',
      en: 'Since 1 January 2026, Belgian companies have been sending each other structured electronic invoices. A PDF in an email is no longer enough. You see how an invoice travels through Peppol, what it has to contain and what to do when it is rejected.\n\nThen comes VAT itself. You work through thirty short cases: a sale to France, a renovation, a credit note, a company car. For each case you choose the rate and the box on the return. You take home an overview sheet that fits beside your screen, and you may email questions for a month afterwards.',
      fr: 'Depuis le 1er janvier 2026, les entreprises belges s’envoient des factures électroniques structurées. Un PDF joint à un e-mail ne suffit plus. Vous voyez comment une facture circule via Peppol, ce qu’elle doit contenir et que faire lorsqu’elle est refusée.\n\nVient ensuite la TVA elle-même. Vous traitez trente cas courts, comme une vente vers la France, une rénovation, une note de crédit ou une voiture de société. Pour chacun, vous choisissez le taux et la grille de la déclaration. Vous repartez avec un aide-mémoire à poser près de votre écran et pouvez envoyer vos questions pendant un mois.',
    },
    audience: {
      nl: 'Voor wie facturen opmaakt of verwerkt: administratief medewerkers, zelfstandigen en startende boekhouders. U kent het verschil tussen een aankoop- en een verkoopfactuur.',
      en: 'For anyone who makes or processes invoices: administrative staff, self-employed people and junior bookkeepers. You know a purchase invoice from a sales invoice.',
      fr: 'Pour celles et ceux qui établissent ou traitent des factures, qu’ils soient employés, indépendants ou comptables débutants. Vous distinguez une facture d’achat d’une facture de vente.',
    },
    outcomes: {
      nl: [
        'Controleren of een factuur alle verplichte vermeldingen bevat',
        'Facturen versturen en ontvangen via Peppol',
        'Het juiste btw-tarief kiezen, ook bij verkoop in de Europese Unie',
        'De periodieke aangifte correct invullen',
      ],
      en: [
        'Check that an invoice carries every compulsory detail',
        'Send and receive invoices through Peppol',
        'Choose the right VAT rate, including for sales within the European Union',
        'Fill in the periodic return correctly',
      ],
      fr: [
        'Vérifier qu’une facture porte toutes les mentions obligatoires',
        'Envoyer et recevoir des factures via Peppol',
        'Choisir le bon taux de TVA, y compris pour une vente dans l’Union européenne',
        'Compléter correctement la déclaration périodique',
      ],
    },
    programme: [
      {
        title: {
          nl: 'De factuur',
          en: 'The invoice',
          fr: 'La facture',
        },
        text: {
          nl: 'U maakt een factuur op, verstuurt ze in een testomgeving en lost drie geweigerde facturen op.',
          en: 'You make out an invoice, send it in a test environment and sort out three rejected ones.',
          fr: 'Vous établissez une facture, l’envoyez dans un environnement de test et corrigez trois factures refusées.',
        },
      },
      {
        title: {
          nl: 'De aangifte',
          en: 'The return',
          fr: 'La déclaration',
        },
        text: {
          nl: 'U werkt dertig gevallen uit en vult per twee een volledige kwartaalaangifte in.',
          en: 'You work through thirty cases and, in pairs, fill in a complete quarterly return.',
          fr: 'Vous traitez trente cas et complétez à deux une déclaration trimestrielle entière.',
        },
      },
    ],
  },
  {
    key: 'budget-and-cost-control',
    type: 'CERTIFICATION',
    category: 'financial-literacy',
    themes: ['project-management', 'leadership', 'data'],
    languages: ['en', 'nl'],
    locations: ['brussels'],
    field: 'finance',
    trainers: ['karim-benali', 'wouter-claes'],
    days: 4,
    rhythm: 'weekly',
    price: 165000,
    capacity: 10,
    subsidised: true,
    showOnHomePage: false,
    title: {
      nl: 'Budget en kosten beheren, met certificaat',
      en: 'Budget and cost control, with certificate',
      fr: 'Gestion du budget et des coûts, avec certificat',
    },
    slug: {
      nl: 'budget-en-kosten-beheren-met-certificaat',
      en: 'budget-and-cost-control-with-certificate',
      fr: 'gestion-du-budget-et-des-couts-avec-certificat',
    },
    summary: {
      nl: 'Stel een budget op, verklaar elke afwijking en behaal een certificaat met een dossier uit uw eigen dienst.',
      en: 'Draw up a budget, explain every variance and earn a certificate with a case from your own department.',
      fr: 'Établissez un budget, expliquez chaque écart et obtenez un certificat avec un dossier de votre propre service.',
    },
    description: {
      nl: 'Een budget is een afspraak, en afspraken moet u kunnen opvolgen. In vier dagen leert u kosten verdelen, een kostprijs berekenen en een budget bouwen dat ook in maart nog klopt. U werkt in een rekenblad, met voorbeelden uit productie, dienstverlening en de socialprofit.\n\nVanaf de tweede dag werkt u aan een dossier over uw eigen dienst. U dient het in voor de laatste lesdag, waarop u ook een praktische proef van twee uur aflegt. Wie op beide minstens zestig procent behaalt, krijgt het certificaat. Uw cijfers blijven vertrouwelijk: enkel de twee beoordelaars zien ze.',
      en: 'A budget is an agreement, and agreements need following up. In four days you learn to allocate costs, calculate a cost price and build a budget that still holds in March. You work in a spreadsheet, with examples from manufacturing, services and the non-profit sector.\n\nFrom the second day you work on a case about your own department. You hand it in before the last course day, when you also take a practical test of two hours. Anyone who scores at least sixty per cent on both receives the certificate. Your figures stay confidential: only the two assessors see them.',
      fr: 'Un budget est un accord, et un accord se suit. En quatre jours, vous apprenez à répartir les coûts, à calculer un prix de revient et à bâtir un budget qui tient encore en mars. Vous travaillez dans un tableur, avec des exemples de la production, des services et du non-marchand.\n\nDès le deuxième jour, vous préparez un dossier sur votre propre service. Vous le remettez avant la dernière journée, où vous passez aussi une épreuve pratique de deux heures. Soixante pour cent aux deux donnent droit au certificat. Vos chiffres restent confidentiels, seuls les deux évaluateurs les voient.',
    },
    audience: {
      nl: 'Voor diensthoofden, projectleiders en medewerkers die een budget beheren of daar binnenkort mee beginnen. U werkt vlot met formules in een rekenblad.',
      en: 'For department heads, project leaders and staff who manage a budget or soon will. You are at ease with spreadsheet formulas.',
      fr: 'Pour les chefs de service, chefs de projet et collaborateurs qui gèrent un budget ou s’apprêtent à le faire. Vous maniez aisément les formules d’un tableur.',
    },
    outcomes: {
      nl: [
        'Vaste en variabele kosten splitsen en over uw diensten verdelen',
        'Een kostprijs en een break-evenpunt berekenen',
        'Een jaarbudget bouwen met drie scenario’s',
        'Een afwijking in één alinea verklaren en een bijsturing voorstellen',
      ],
      en: [
        'Separate fixed and variable costs and allocate them to your services',
        'Calculate a cost price and a break-even point',
        'Build a yearly budget with three scenarios',
        'Explain a variance in one paragraph and propose a correction',
      ],
      fr: [
        'Distinguer coûts fixes et variables et les répartir entre vos services',
        'Calculer un prix de revient et un seuil de rentabilité',
        'Bâtir un budget annuel avec trois scénarios',
        'Expliquer un écart en un paragraphe et proposer une correction',
      ],
    },
    programme: [
      {
        title: {
          nl: 'Kosten begrijpen',
          en: 'Understanding costs',
          fr: 'Comprendre les coûts',
        },
        text: {
          nl: 'U sorteert de kosten van een cateringbedrijf, berekent de kostprijs per maaltijd en zoekt het break-evenpunt.',
          en: 'You sort the costs of a catering company, calculate the cost price of a meal and find the break-even point.',
          fr: 'Vous triez les coûts d’un traiteur, calculez le prix de revient d’un repas et cherchez le seuil de rentabilité.',
        },
      },
      {
        title: {
          nl: 'Een budget bouwen',
          en: 'Building a budget',
          fr: 'Bâtir un budget',
        },
        text: {
          nl: 'U stelt een jaarbudget op met een laag, een midden- en een hoog scenario. U begint aan het dossier over uw eigen dienst.',
          en: 'You draw up a yearly budget with a low, a middle and a high scenario. You start the case about your own department.',
          fr: 'Vous établissez un budget annuel avec un scénario bas, moyen et haut. Vous commencez le dossier sur votre service.',
        },
      },
      {
        title: {
          nl: 'Opvolgen en bijsturen',
          en: 'Following up and correcting',
          fr: 'Suivre et corriger',
        },
        text: {
          nl: 'U ontleedt afwijkingen in prijs en hoeveelheid en maakt een maandrapport van één bladzijde.',
          en: 'You break variances down into price and quantity and make a one-page monthly report.',
          fr: 'Vous décomposez les écarts en prix et en quantités et rédigez un rapport mensuel d’une page.',
        },
      },
      {
        title: {
          nl: 'Proef en dossier',
          en: 'Test and case',
          fr: 'Épreuve et dossier',
        },
        text: {
          nl: 'U legt een praktische proef af en bespreekt uw dossier met twee beoordelaars. U kent uw uitslag binnen tien werkdagen.',
          en: 'You take a practical test and discuss your case with two assessors. You know your result within ten working days.',
          fr: 'Vous passez une épreuve pratique et discutez votre dossier avec deux évaluateurs. Vous connaissez votre résultat dans les dix jours ouvrables.',
        },
      },
    ],
  },
]
