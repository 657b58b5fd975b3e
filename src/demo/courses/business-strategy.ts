import type { CourseSeed } from './shapes.ts'

export const businessStrategyCourses: CourseSeed[] = [
  {
    key: 'strategy-on-one-page',
    type: 'CALENDAR',
    category: 'business-strategy',
    themes: ['leadership'],
    languages: ['nl', 'fr'],
    locations: ['brussels', 'antwerp'],
    field: 'strategy',
    trainers: ['annelies-verbruggen', 'jean-marc-delvaux'],
    days: 2,
    price: 95000,
    capacity: 12,
    subsidised: true,
    showOnHomePage: true,
    title: {
      nl: 'Uw strategie op één pagina',
      en: 'Your strategy on one page',
      fr: 'Votre stratégie sur une page',
    },
    slug: {
      nl: 'uw-strategie-op-een-pagina',
      en: 'your-strategy-on-one-page',
      fr: 'votre-strategie-sur-une-page',
    },
    summary: {
      nl: 'Na twee dagen staat uw strategie op één blad: drie keuzes, vijf cijfers en een datum bij elke stap.',
      en: 'After two days your strategy fits on one sheet: three choices, five figures and a date for every step.',
      fr: 'En deux jours, votre stratégie tient sur une feuille : trois choix, cinq chiffres et une date par étape.',
    },
    description: {
      nl: 'Een strategie die in een lade ligt, helpt niemand. In deze opleiding brengt u uw plannen terug tot drie keuzes die uw team kan navertellen. U werkt met uw eigen klanten, uw eigen cijfers en een sjabloon van één pagina.\n\nOp dag één kijkt u eerlijk naar waar u staat en waar u geld verdient. Op dag twee kiest u wat u het komende jaar wel en niet doet. U legt uw pagina voor aan twee andere deelnemers, die elk drie kritische vragen stellen. U vertrekt met een plan dat maandagochtend kan starten.',
      en: 'A strategy that stays in a drawer helps nobody. In this course you bring your plans down to three choices that your team can retell in their own words. You work with your own customers, your own figures and a one-page template.\n\nOn day one you take an honest look at where you stand and where you make money. On day two you choose what you will and will not do in the coming year. You present your page to two other participants, who each ask three tough questions. You leave with a plan that can start on Monday morning.',
      fr: 'Une stratégie oubliée dans un tiroir n’aide personne. Dans cette formation, vous ramenez vos projets à trois choix que votre équipe pourra expliquer avec ses propres mots. Vous travaillez sur vos clients, vos chiffres et un modèle d’une page.\n\nLe premier jour, vous regardez sans détour où vous en êtes et ce qui vous rapporte. Le second, vous décidez ce que vous ferez, ou non, dans l’année. Vous présentez votre page à deux autres participants, qui posent chacun trois questions critiques. Vous repartez avec un plan qui peut démarrer dès lundi matin.',
    },
    audience: {
      nl: 'Voor zaakvoerders en directieleden van kmo’s met vijf tot honderd medewerkers. Breng uw omzet per klant van het voorbije jaar mee.',
      en: 'For owners and managers of companies with five to a hundred staff. Bring last year’s turnover per customer.',
      fr: 'Pour les gérants et les cadres dirigeants de PME de cinq à cent personnes. Apportez votre chiffre d’affaires par client de l’année écoulée.',
    },
    outcomes: {
      nl: [
        'Benoemen welke klanten en diensten uw winst maken',
        'Drie prioriteiten kiezen en de rest schrappen',
        'Aan elke prioriteit een cijfer, een naam en een datum koppelen',
        'Uw strategie in vijf minuten uitleggen aan uw team',
      ],
      en: [
        'Name the customers and services that make your profit',
        'Choose three priorities and drop the rest',
        'Give each priority a figure, an owner and a date',
        'Explain your strategy to your team in five minutes',
      ],
      fr: [
        'Identifier les clients et les services qui font votre bénéfice',
        'Choisir trois priorités et abandonner le reste',
        'Associer à chaque priorité un chiffre, un nom et une date',
        'Expliquer votre stratégie à votre équipe en cinq minutes',
      ],
    },
    programme: [
      {
        title: { nl: 'Waar u vandaag staat', en: 'Where you stand today', fr: 'Où vous en êtes aujourd’hui' },
        text: {
          nl: 'U rangschikt uw klanten en diensten volgens marge en vergelijkt uw aanbod met dat van drie concurrenten. Aan het eind van de dag hebt u een korte lijst met sterktes die u kunt bewijzen.',
          en: 'You rank your customers and services by margin and compare your offer with that of three competitors. By the end of the day you have a short list of strengths you can prove.',
          fr: 'Vous classez vos clients et vos services selon leur marge et comparez votre offre à celle de trois concurrents. En fin de journée, vous disposez d’une courte liste de forces que vous pouvez prouver.',
        },
      },
      {
        title: { nl: 'Kiezen en plannen', en: 'Choose and plan', fr: 'Choisir et planifier' },
        text: {
          nl: 'U kiest drie prioriteiten, vult uw pagina in en verdedigt ze in een groepje van drie. Daarna plant u de eerste dertig dagen.',
          en: 'You choose three priorities, fill in your page and defend it in a group of three. Then you plan the first thirty days.',
          fr: 'Vous choisissez trois priorités, complétez votre page et la défendez dans un groupe de trois. Ensuite, vous planifiez les trente premiers jours.',
        },
      },
    ],
  },
  {
    key: 'set-and-defend-your-price',
    type: 'CALENDAR',
    category: 'business-strategy',
    themes: ['sales-and-marketing'],
    languages: ['nl', 'en'],
    locations: ['ghent', 'brussels'],
    field: 'sales',
    trainers: ['sofie-lambrecht', 'david-okafor'],
    days: 1,
    price: 49000,
    capacity: 14,
    subsidised: true,
    showOnHomePage: false,
    title: {
      nl: 'Uw prijs bepalen en verdedigen',
      en: 'Set your price and stand by it',
      fr: 'Fixer votre prix et le défendre',
    },
    slug: {
      nl: 'uw-prijs-bepalen-en-verdedigen',
      en: 'set-your-price-and-stand-by-it',
      fr: 'fixer-votre-prix-et-le-defendre',
    },
    summary: {
      nl: 'Bereken uw kostprijs, kies een prijsmodel en oefen het antwoord op “dat is te duur”.',
      en: 'Work out your cost, pick a pricing model and rehearse your answer to “that’s too expensive”.',
      fr: 'Calculez votre prix de revient, choisissez un modèle de prix et répondez à « c’est trop cher ».',
    },
    description: {
      nl: 'Veel ondernemers nemen de prijs van hun buur en hopen dat er iets overblijft. Vandaag rekent u het na. U vertrekt van één product of dienst uit uw eigen aanbod en weet tegen de middag wat het u echt kost, uw eigen uren inbegrepen.\n\nIn de namiddag bepaalt u wat het voor uw klant waard is en kiest u een model: per uur, per project of als abonnement. Daarna oefent u het gesprek. U hoort vijf keer “te duur” en geeft vijf keer een rustig antwoord, zonder meteen korting te geven.',
      en: 'Many business owners copy a competitor’s price and hope something is left at the end. Today you do the sums. You start from one product or service of your own, and by lunch you know what it really costs you, your own hours included.\n\nIn the afternoon you work out what it is worth to your customer and choose a model: by the hour, by the project or as a subscription. Then you rehearse the conversation. You hear “too expensive” five times and answer calmly five times, without reaching for a discount.',
      fr: 'Beaucoup d’indépendants copient le prix du voisin et espèrent qu’il restera quelque chose. Aujourd’hui, vous faites le calcul. Vous partez d’un de vos produits ou services et, à midi, vous savez ce qu’il vous coûte vraiment, vos propres heures comprises.\n\nL’après-midi, vous estimez ce qu’il vaut pour votre client et choisissez un modèle : à l’heure, au projet ou par abonnement. Puis vous répétez l’entretien. Vous entendez cinq fois « trop cher » et vous répondez cinq fois avec calme, sans proposer aussitôt une remise.',
    },
    audience: {
      nl: 'Voor zelfstandigen, zaakvoerders en verkopers die zelf offertes maken. Breng één offerte mee die u niet hebt binnengehaald.',
      en: 'For the self-employed, owners and salespeople who write their own quotes. Bring one quote that you lost.',
      fr: 'Pour les indépendants, les gérants et les commerciaux qui rédigent leurs offres. Apportez une offre que vous n’avez pas décrochée.',
    },
    outcomes: {
      nl: [
        'De kostprijs van een product of dienst berekenen, uw uren inbegrepen',
        'Een prijsmodel kiezen dat past bij uw klant',
        'Antwoorden op prijsbezwaren zonder korting te geven',
        'Een prijsverhoging aankondigen in een korte brief',
      ],
      en: [
        'Calculate the cost of a product or service, your own hours included',
        'Choose a pricing model that suits your customer',
        'Answer price objections without giving a discount',
        'Announce a price rise in a short letter',
      ],
      fr: [
        'Calculer le prix de revient d’un produit ou service, vos heures comprises',
        'Choisir un modèle de prix adapté à votre client',
        'Répondre aux objections de prix sans accorder de remise',
        'Annoncer une hausse de prix dans une lettre brève',
      ],
    },
    programme: [
      {
        title: {
          nl: 'Voormiddag: wat het u kost',
          en: 'Morning: what it costs you',
          fr: 'Matin : ce que cela vous coûte',
        },
        text: {
          nl: 'U vult een rekenblad in met vaste kosten, variabele kosten en uw eigen uren. U vergelijkt uw minimumprijs met wat u vandaag vraagt.',
          en: 'You fill in a worksheet with fixed costs, variable costs and your own hours. You compare your minimum price with what you charge today.',
          fr: 'Vous complétez une feuille de calcul avec vos frais fixes, vos frais variables et vos heures. Vous comparez votre prix minimum à celui que vous demandez aujourd’hui.',
        },
      },
      {
        title: {
          nl: 'Namiddag: wat het waard is',
          en: 'Afternoon: what it is worth',
          fr: 'Après-midi : ce que cela vaut',
        },
        text: {
          nl: 'U kiest uw prijsmodel en herschrijft de offerte die u hebt meegebracht. Daarna oefent u het prijsgesprek per twee, met feedback van de lesgever.',
          en: 'You choose your pricing model and rewrite the quote you brought along. Then you rehearse the price conversation in pairs, with feedback from the trainer.',
          fr: 'Vous choisissez votre modèle et réécrivez l’offre que vous avez apportée. Ensuite, vous répétez l’entretien à deux, avec les retours du formateur.',
        },
      },
    ],
  },
  {
    key: 'business-plan-for-the-bank',
    type: 'ONLINE',
    category: 'business-strategy',
    themes: ['communication', 'data'],
    languages: ['nl', 'fr'],
    locations: ['online'],
    field: 'finance',
    trainers: ['karim-benali', 'nadia-el-amrani'],
    days: 1,
    price: 39000,
    capacity: 16,
    subsidised: true,
    showOnHomePage: false,
    title: {
      nl: 'Een ondernemingsplan voor uw bank',
      en: 'A business plan for your bank',
      fr: 'Un plan d’affaires pour votre banque',
    },
    slug: {
      nl: 'een-ondernemingsplan-voor-uw-bank',
      en: 'a-business-plan-for-your-bank',
      fr: 'un-plan-d-affaires-pour-votre-banque',
    },
    summary: {
      nl: 'Twee online sessies, één dossier van tien bladzijden en een generale repetitie van uw gesprek met de bank.',
      en: 'Two online sessions, one ten-page file and a dress rehearsal of the meeting with your bank.',
      fr: 'Deux sessions en ligne, un dossier de dix pages et une répétition générale de votre rendez-vous à la banque.',
    },
    description: {
      nl: 'Een bankier leest uw cijfers vóór uw verhaal. Daarom begint u hier ook met de cijfers. U bouwt in een kant-en-klaar rekenblad een kasplanning voor twaalf maanden en een raming voor drie jaar. De lesgever toont welke aannames een bank altijd natrekt.\n\nTussen de twee online sessies schrijft u uw dossier: tien bladzijden, niet meer. In de tweede sessie stelt u het in zes minuten voor. De groep speelt het kredietcomité en vraagt door. U krijgt binnen drie werkdagen schriftelijke feedback op uw dossier.',
      en: 'A banker reads your figures before your story. So that is where you start too. In a ready-made spreadsheet you build a cash plan for twelve months and a forecast for three years. The trainer shows you which assumptions a bank always checks.\n\nBetween the two online sessions you write your file: ten pages and no more. In the second session you present it in six minutes. The group plays the credit committee and asks the awkward questions. You receive written feedback on your file within three working days.',
      fr: 'Un banquier lit vos chiffres avant votre histoire. C’est donc par là que vous commencez. Dans un tableur prêt à l’emploi, vous construisez un plan de trésorerie sur douze mois et des prévisions sur trois ans. Le formateur vous montre les hypothèses qu’une banque vérifie toujours.\n\nEntre les deux sessions en ligne, vous rédigez votre dossier : dix pages, pas davantage. À la seconde session, vous le présentez en six minutes. Le groupe joue le comité de crédit et creuse. Vous recevez un retour écrit sur votre dossier dans les trois jours ouvrables.',
    },
    audience: {
      nl: 'Voor starters en zaakvoerders die binnen het jaar een krediet of investeerder zoeken. U kunt overweg met een eenvoudig rekenblad.',
      en: 'For start-ups and owners who will look for a loan or an investor within a year. You can handle a simple spreadsheet.',
      fr: 'Pour les créateurs d’entreprise et les gérants qui cherchent un crédit ou un investisseur dans l’année. Vous savez utiliser un tableur simple.',
    },
    outcomes: {
      nl: [
        'Een kasplanning voor twaalf maanden maken',
        'Elke aanname onderbouwen met een bron of een offerte',
        'Een dossier van tien bladzijden schrijven',
        'Uw plan in zes minuten voorstellen',
      ],
      en: [
        'Build a cash plan for twelve months',
        'Back up every assumption with a source or a quote',
        'Write a ten-page file',
        'Present your plan in six minutes',
      ],
      fr: [
        'Établir un plan de trésorerie sur douze mois',
        'Appuyer chaque hypothèse sur une source ou un devis',
        'Rédiger un dossier de dix pages',
        'Présenter votre plan en six minutes',
      ],
    },
    programme: [
      {
        title: { nl: 'De cijfers', en: 'The figures', fr: 'Les chiffres' },
        text: {
          nl: 'U bouwt stap voor stap uw kasplanning en uw raming voor drie jaar. U test wat er gebeurt als uw omzet twintig procent lager ligt.',
          en: 'Step by step you build your cash plan and your three-year forecast. You test what happens if sales come in twenty per cent lower.',
          fr: 'Vous construisez pas à pas votre plan de trésorerie et vos prévisions sur trois ans. Vous testez ce qui se passe si vos ventes baissent de vingt pour cent.',
        },
      },
      {
        title: { nl: 'Het gesprek', en: 'The meeting', fr: 'L’entretien' },
        text: {
          nl: 'U stelt uw dossier voor en beantwoordt de vragen van de groep. De lesgever overloopt waarborgen, eigen inbreng en wat u beter niet belooft.',
          en: 'You present your file and answer the group’s questions. The trainer goes over guarantees, your own contribution and what you had better not promise.',
          fr: 'Vous présentez votre dossier et répondez aux questions du groupe. Le formateur passe en revue les garanties, l’apport propre et ce qu’il vaut mieux ne pas promettre.',
        },
      },
    ],
  },
  {
    key: 'sme-director-certificate',
    type: 'CERTIFICATION',
    category: 'business-strategy',
    themes: ['leadership', 'law-and-compliance'],
    languages: ['nl', 'fr'],
    locations: ['brussels'],
    field: 'governance',
    trainers: ['wouter-claes', 'isabelle-fontaine'],
    days: 4,
    rhythm: 'weekly',
    price: 179000,
    capacity: 12,
    subsidised: true,
    showOnHomePage: false,
    title: {
      nl: 'Certificaat bestuurder in een kmo',
      en: 'Certificate for SME directors',
      fr: 'Certificat d’administrateur de PME',
    },
    slug: {
      nl: 'certificaat-bestuurder-in-een-kmo',
      en: 'certificate-for-sme-directors',
      fr: 'certificat-d-administrateur-de-pme',
    },
    summary: {
      nl: 'Vier dagen over plichten, cijfers en beslissingen van een bestuurder, met een examen op de laatste namiddag.',
      en: 'Four days on a director’s duties, figures and decisions, with an exam on the last afternoon.',
      fr: 'Quatre jours sur les devoirs, les chiffres et les décisions d’un administrateur, avec examen le dernier après-midi.',
    },
    description: {
      nl: 'Wie bestuurder wordt, tekent voor meer dan een vergadering per kwartaal. U leert wat het Wetboek van vennootschappen en verenigingen van u verwacht: wanneer u een belangenconflict meldt, wanneer de alarmbelprocedure begint en waarvoor u persoonlijk aansprakelijk bent.\n\nVervolgens oefent u het echte werk. U leest een jaarrekening in twintig minuten, bereidt een agenda voor en zit een vergadering voor met een moeilijk dossier op tafel. Op de vierde dag legt u een examen af: dertig vragen en een casus. Wie zestig procent haalt, krijgt het certificaat van Leerplein.',
      en: 'Becoming a director means more than one meeting a quarter. You learn what the Belgian Code of Companies and Associations expects of you: when to declare a conflict of interest, when the alarm bell procedure begins and what you are personally liable for.\n\nThen you practise the real work. You read a set of annual accounts in twenty minutes, prepare an agenda and chair a meeting with a difficult file on the table. On day four you sit an exam: thirty questions and a case. Score sixty per cent and you receive the Leerplein certificate.',
      fr: 'Devenir administrateur, c’est plus qu’une réunion par trimestre. Vous apprenez ce que le Code des sociétés et des associations attend de vous : quand déclarer un conflit d’intérêts, quand la procédure de sonnette d’alarme commence et de quoi vous répondez personnellement.\n\nEnsuite, vous passez à la pratique. Vous lisez des comptes annuels en vingt minutes, préparez un ordre du jour et présidez une réunion avec un dossier difficile sur la table. Le quatrième jour, vous passez un examen : trente questions et un cas. À partir de soixante pour cent, vous recevez le certificat de Leerplein.',
    },
    audience: {
      nl: 'Voor nieuwe en toekomstige bestuurders, leden van een raad van advies en opvolgers in een familiebedrijf. Een juridische of financiële vooropleiding is niet nodig.',
      en: 'For new and future directors, members of an advisory board and successors in a family firm. No legal or financial background is needed.',
      fr: 'Pour les administrateurs actuels ou futurs, les membres d’un conseil consultatif et les repreneurs d’une entreprise familiale. Aucune base juridique ou financière n’est requise.',
    },
    outcomes: {
      nl: [
        'Een belangenconflict herkennen en de juiste procedure volgen',
        'Een jaarrekening lezen en er vijf goede vragen over stellen',
        'Een bestuursvergadering voorzitten die op tijd eindigt',
        'Notulen schrijven die een beslissing later kunnen bewijzen',
        'Uw persoonlijke aansprakelijkheid correct inschatten',
      ],
      en: [
        'Recognise a conflict of interest and follow the right procedure',
        'Read annual accounts and ask five good questions about them',
        'Chair a board meeting that ends on time',
        'Write minutes that can prove a decision later',
        'Judge your personal liability correctly',
      ],
      fr: [
        'Reconnaître un conflit d’intérêts et suivre la bonne procédure',
        'Lire des comptes annuels et poser cinq questions utiles',
        'Présider un conseil qui se termine à l’heure',
        'Rédiger un procès-verbal qui prouve une décision',
        'Évaluer correctement votre responsabilité personnelle',
      ],
    },
    programme: [
      {
        title: {
          nl: 'Plichten en aansprakelijkheid',
          en: 'Duties and liability',
          fr: 'Devoirs et responsabilité',
        },
        text: {
          nl: 'U leert wie in een vennootschap wat beslist en waar uw verantwoordelijkheid begint. Drie vonnissen tonen waar het misloopt.',
          en: 'You learn who decides what in a company and where your responsibility begins. Three court rulings show where things go wrong.',
          fr: 'Vous apprenez qui décide de quoi dans une société et où commence votre responsabilité. Trois jugements montrent où cela dérape.',
        },
      },
      {
        title: { nl: 'De cijfers lezen', en: 'Reading the figures', fr: 'Lire les chiffres' },
        text: {
          nl: 'U ontleedt een jaarrekening die bij de Nationale Bank is neergelegd en herkent de signalen van een kastekort. U past de alarmbelprocedure toe op een voorbeeld.',
          en: 'You take apart a set of accounts filed with the National Bank and spot the signs of a cash shortage. You apply the alarm bell procedure to an example.',
          fr: 'Vous décortiquez des comptes déposés à la Banque nationale et repérez les signes d’un manque de liquidités. Vous appliquez la procédure de sonnette d’alarme à un exemple.',
        },
      },
      {
        title: {
          nl: 'Vergaderen en beslissen',
          en: 'Meeting and deciding',
          fr: 'Se réunir et décider',
        },
        text: {
          nl: 'U speelt een volledige bestuursvergadering na, met een belangenconflict op de agenda. Iedereen zit een deel voor en schrijft een stuk van de notulen.',
          en: 'You act out a full board meeting, with a conflict of interest on the agenda. Everyone chairs a part and writes some of the minutes.',
          fr: 'Vous jouez un conseil complet, avec un conflit d’intérêts à l’ordre du jour. Chacun préside une partie et rédige un morceau du procès-verbal.',
        },
      },
      {
        title: { nl: 'Herhaling en examen', en: 'Review and exam', fr: 'Révision et examen' },
        text: {
          nl: 'In de voormiddag lost u samen een oefencasus op. In de namiddag legt u het examen af; uw resultaat volgt binnen vijf werkdagen.',
          en: 'In the morning you solve a practice case together. In the afternoon you sit the exam; your result follows within five working days.',
          fr: 'Le matin, vous résolvez ensemble un cas d’entraînement. L’après-midi, vous passez l’examen ; le résultat suit dans les cinq jours ouvrables.',
        },
      },
    ],
  },
  {
    key: 'handing-over-your-business',
    type: 'TAILORED',
    category: 'business-strategy',
    themes: ['leadership', 'law-and-compliance'],
    languages: ['nl', 'fr'],
    locations: ['brussels', 'antwerp', 'liege'],
    field: 'succession',
    trainers: ['tom-wauters', 'jean-marc-delvaux'],
    days: 2,
    price: 0,
    capacity: 8,
    subsidised: false,
    showOnHomePage: false,
    title: {
      nl: 'Uw bedrijf overdragen zonder brokken',
      en: 'Handing over your business smoothly',
      fr: 'Transmettre votre entreprise sans heurts',
    },
    slug: {
      nl: 'uw-bedrijf-overdragen-zonder-brokken',
      en: 'handing-over-your-business-smoothly',
      fr: 'transmettre-votre-entreprise-sans-heurts',
    },
    summary: {
      nl: 'Twee dagen met uw familie of kernteam: wie neemt over, wanneer, en wat spreekt u nu al af?',
      en: 'Two days with your family or core team: who takes over, when, and what do you agree right now?',
      fr: 'Deux jours avec votre famille ou votre équipe : qui reprend, quand, et que convenez-vous dès maintenant ?',
    },
    description: {
      nl: 'Een overdracht duurt al snel drie tot vijf jaar en begint met een gesprek dat velen uitstellen. We begeleiden dat gesprek bij u in het bedrijf of in een van onze lokalen. Vooraf spreken we een uur met elke betrokkene apart.\n\nOp de eerste dag legt iedereen zijn verwachtingen op tafel: overgever, opvolger en wie blijft. Op de tweede dag maakt u een tijdlijn, verdeelt u de taken en noteert u de vragen voor uw notaris en uw accountant. U krijgt een verslag van vier bladzijden dat alle deelnemers ondertekenen.',
      en: 'A handover easily takes three to five years, and it begins with a conversation that many people put off. We guide that conversation at your company or in one of our rooms. Beforehand we talk with each person separately for an hour.\n\nOn the first day everyone puts their expectations on the table: the person leaving, the successor and those who stay. On the second day you draw a timeline, divide the tasks and list the questions for your notary and your accountant. You receive a four-page report that all participants sign.',
      fr: 'Une transmission prend vite trois à cinq ans et commence par une conversation que beaucoup reportent. Nous accompagnons cette conversation dans votre entreprise ou dans l’une de nos salles. Au préalable, nous parlons une heure avec chaque personne concernée.\n\nLe premier jour, chacun met ses attentes sur la table : le cédant, le repreneur et ceux qui restent. Le second, vous tracez un calendrier, répartissez les tâches et notez les questions pour votre notaire et votre comptable. Vous recevez un rapport de quatre pages, signé par tous les participants.',
    },
    audience: {
      nl: 'Voor familiebedrijven en kmo’s waarvan de zaakvoerder binnen de tien jaar wil stoppen. Overgever en opvolger nemen samen deel.',
      en: 'For family firms and small companies whose owner wants to stop within ten years. The owner and the successor take part together.',
      fr: 'Pour les entreprises familiales et les PME dont le gérant veut s’arrêter dans les dix ans. Le cédant et le repreneur participent ensemble.',
    },
    outcomes: {
      nl: [
        'Uitspreken wat u van de overdracht verwacht',
        'Overdracht in de familie, aan het team en aan een derde vergelijken',
        'Een tijdlijn met taken en beslismomenten tekenen',
        'De juiste vragen stellen aan notaris en accountant',
      ],
      en: [
        'Say what you expect from the handover',
        'Compare a transfer to family, to the team and to a third party',
        'Draw a timeline with tasks and decision points',
        'Ask your notary and accountant the right questions',
      ],
      fr: [
        'Exprimer ce que vous attendez de la transmission',
        'Comparer la transmission à la famille, à l’équipe et à un tiers',
        'Tracer un calendrier avec des tâches et des moments de décision',
        'Poser les bonnes questions au notaire et au comptable',
      ],
    },
    programme: [
      {
        title: {
          nl: 'Verwachtingen op tafel',
          en: 'Expectations on the table',
          fr: 'Les attentes sur la table',
        },
        text: {
          nl: 'Elke deelnemer vertelt wat hij of zij wil en waarvoor hij of zij vreest. De begeleider brengt samen met u drie scenario’s in kaart.',
          en: 'Each participant says what they want and what they fear. Together with you, the facilitator maps out three scenarios.',
          fr: 'Chaque participant dit ce qu’il souhaite et ce qu’il craint. L’animateur esquisse avec vous trois scénarios.',
        },
      },
      {
        title: {
          nl: 'Tijdlijn en afspraken',
          en: 'Timeline and agreements',
          fr: 'Calendrier et accords',
        },
        text: {
          nl: 'U kiest een scenario en plant de eerste twaalf maanden. U spreekt af wie het personeel, de klanten en de bank inlicht.',
          en: 'You choose a scenario and plan the first twelve months. You agree who will inform the staff, the customers and the bank.',
          fr: 'Vous choisissez un scénario et planifiez les douze premiers mois. Vous convenez de qui informera le personnel, les clients et la banque.',
        },
      },
    ],
  },
]
