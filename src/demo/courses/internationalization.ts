import type { CourseSeed } from './shapes.ts'

export const internationalizationCourses: CourseSeed[] = [
  {
    key: 'customs-and-export-documents',
    type: 'CALENDAR',
    category: 'internationalization',
    themes: ['export-and-customs', 'law-and-compliance'],
    languages: ['nl', 'fr'],
    locations: ['antwerp', 'brussels'],
    field: 'export',
    trainers: ['bart-hendrickx', 'isabelle-fontaine'],
    days: 2,
    price: 89000,
    capacity: 12,
    subsidised: true,
    showOnHomePage: true,
    title: {
      nl: 'Douane en exportdocumenten zonder vertraging',
      en: 'Customs and export documents without delays',
      fr: 'Douane et documents d’exportation sans retard',
    },
    slug: {
      nl: 'douane-en-exportdocumenten',
      en: 'customs-and-export-documents',
      fr: 'douane-et-documents-d-exportation',
    },
    summary: {
      nl: 'In twee dagen stelt u een volledig exportdossier samen: goederencode, oorsprong, factuur en aangifte.',
      en: 'Build a complete export file in two days: commodity code, origin, invoice and declaration.',
      fr: 'En deux jours, vous constituez un dossier d’exportation complet : code, origine, facture et déclaration.',
    },
    description: {
      nl: 'Een zending blijft zelden aan de grens staan door pech. Meestal klopt de goederencode niet, ontbreekt een bewijs van oorsprong of zegt de factuur iets anders dan de paklijst. In deze opleiding leert u die fouten zien voor de vrachtwagen vertrekt.\n\nU werkt met een product uit uw eigen gamma. U zoekt de code op, bepaalt de oorsprong, vult de documenten in en leest de aangifte van uw douaneagent na. Op het einde van de tweede dag hebt u een dossier dat u als model kunt gebruiken, met een controlelijst van één pagina.',
      en: 'A shipment is rarely held at the border by bad luck. Usually the commodity code is wrong, proof of origin is missing, or the invoice says something different from the packing list. This course teaches you to spot those mistakes before the lorry leaves.\n\nYou work with a product from your own range. You look up the code, determine the origin, fill in the documents and check the declaration made by your customs agent. By the end of day two you have a file you can use as a model, with a one-page checklist.',
      fr: 'Un envoi reste rarement bloqué à la frontière par malchance. Le plus souvent, le code marchandise est erroné, une preuve d’origine manque ou la facture ne dit pas la même chose que la liste de colisage. Cette formation vous apprend à repérer ces erreurs avant le départ du camion.\n\nVous travaillez sur un produit de votre propre gamme. Vous cherchez le code, déterminez l’origine, complétez les documents et relisez la déclaration de votre agent en douane. À la fin du deuxième jour, vous disposez d’un dossier modèle et d’une liste de contrôle d’une page.',
    },
    audience: {
      nl: 'Voor medewerkers verkoop binnendienst, logistiek en administratie die goederen buiten de Europese Unie verzenden. Voorkennis is niet nodig.',
      en: 'For inside sales, logistics and office staff who ship goods outside the European Union. No prior knowledge needed.',
      fr: 'Pour les collaborateurs du service commercial interne, de la logistique et de l’administration qui expédient des marchandises hors de l’Union européenne. Aucun prérequis.',
    },
    outcomes: {
      nl: [
        'Opzoeken welke goederencode bij uw product hoort',
        'Bepalen of uw product van preferentiële oorsprong is',
        'Nagaan of factuur, paklijst en vervoersdocument met elkaar overeenstemmen',
        'Controleren wat uw douaneagent in uw naam aangeeft',
      ],
      en: [
        'Look up the right commodity code for your product',
        'Determine whether your product has preferential origin',
        'Check that invoice, packing list and transport document agree',
        'Review what your customs agent declares on your behalf',
      ],
      fr: [
        'Trouver le code marchandise qui correspond à votre produit',
        'Déterminer si votre produit a une origine préférentielle',
        'Vérifier la concordance entre facture, liste de colisage et document de transport',
        'Contrôler ce que votre agent en douane déclare en votre nom',
      ],
    },
    programme: [
      {
        title: {
          nl: 'Code, waarde en oorsprong',
          en: 'Code, value and origin',
          fr: 'Code, valeur et origine',
        },
        text: {
          nl: 'U classificeert uw product in het douanetarief en berekent de douanewaarde. In de namiddag bepaalt u de oorsprong en kiest u het juiste bewijs.',
          en: 'You classify your product in the customs tariff and work out its customs value. In the afternoon you determine its origin and choose the right proof.',
          fr: 'Vous classez votre produit dans le tarif douanier et calculez sa valeur en douane. L’après-midi, vous déterminez l’origine et choisissez la preuve adéquate.',
        },
      },
      {
        title: {
          nl: 'Documenten en aangifte',
          en: 'Documents and declaration',
          fr: 'Documents et déclaration',
        },
        text: {
          nl: 'U vult factuur, paklijst en oorsprongsverklaring in en leest een echte uitvoeraangifte na. U sluit af met het bewijs van uitvoer dat u nodig hebt voor de btw.',
          en: 'You fill in the invoice, packing list and statement on origin, and read through a real export declaration. You finish with the proof of export you need for VAT.',
          fr: 'Vous complétez facture, liste de colisage et attestation d’origine, puis relisez une véritable déclaration d’exportation. Vous terminez par la preuve d’exportation requise pour la TVA.',
        },
      },
    ],
  },
  {
    key: 'incoterms-in-practice',
    type: 'CALENDAR',
    category: 'internationalization',
    themes: ['export-and-customs', 'sales-and-marketing'],
    languages: ['nl', 'en'],
    locations: ['antwerp', 'ghent'],
    field: 'export',
    trainers: ['bart-hendrickx', 'david-okafor'],
    days: 1,
    price: 42500,
    capacity: 14,
    subsidised: true,
    showOnHomePage: false,
    title: {
      nl: 'Incoterms: weten wie betaalt en wie het risico draagt',
      en: 'Incoterms: know who pays and who bears the risk',
      fr: 'Incoterms : savoir qui paie et qui assume le risque',
    },
    slug: {
      nl: 'incoterms-in-de-praktijk',
      en: 'incoterms-in-practice',
      fr: 'incoterms-en-pratique',
    },
    summary: {
      nl: 'Kies in één dag de Incoterm die bij uw levering past en bereken wat hij u kost.',
      en: 'In one day, choose the Incoterm that fits your delivery and work out what it costs you.',
      fr: 'En un jour, choisissez l’Incoterm adapté à votre livraison et calculez ce qu’il vous coûte.',
    },
    description: {
      nl: 'EXW lijkt de veiligste keuze, tot uw koper geen bewijs van uitvoer bezorgt. DDP klinkt klantvriendelijk, tot u in Canada btw moet aangeven. Drie letters bepalen wie het transport boekt, wie verzekert en wie opdraait voor schade.\n\nU loopt door de elf regels van Incoterms 2020 aan de hand van één zending, van de fabriekspoort tot het magazijn van de klant. Daarna past u ze toe op uw eigen offertes. Breng er twee mee: u gaat naar huis met een verbeterde versie van allebei.',
      en: 'EXW looks like the safest choice, until your buyer fails to send proof of export. DDP sounds generous, until you have to account for sales tax in Canada. Three letters decide who books the transport, who insures it and who pays for damage.\n\nYou walk through the eleven rules of Incoterms 2020 by following one shipment from the factory gate to the customer’s warehouse. Then you apply them to your own quotations. Bring two: you go home with a better version of both.',
      fr: 'EXW semble le choix le plus sûr, jusqu’au jour où l’acheteur ne fournit pas de preuve d’exportation. DDP paraît généreux, jusqu’à ce que vous deviez déclarer des taxes au Canada. Trois lettres décident qui réserve le transport, qui l’assure et qui paie les dégâts.\n\nVous parcourez les onze règles Incoterms 2020 en suivant un seul envoi, de la porte de l’usine à l’entrepôt du client. Vous les appliquez ensuite à vos propres offres. Apportez-en deux : vous repartez avec une version améliorée de chacune.',
    },
    audience: {
      nl: 'Voor verkopers, aankopers en logistieke medewerkers die offertes of contracten met buitenlandse partners opmaken.',
      en: 'For sales, purchasing and logistics staff who draw up quotations or contracts with foreign partners.',
      fr: 'Pour les vendeurs, acheteurs et collaborateurs logistiques qui rédigent des offres ou des contrats avec des partenaires étrangers.',
    },
    outcomes: {
      nl: [
        'Kiezen welke Incoterm past bij product, klant en transport',
        'Aanwijzen waar het risico overgaat van verkoper op koper',
        'Berekenen wat een Incoterm aan uw verkoopprijs verandert',
        'Vermijden dat u FOB gebruikt voor een container',
      ],
      en: [
        'Choose the Incoterm that fits the product, customer and transport',
        'Point to where risk passes from seller to buyer',
        'Calculate what an Incoterm does to your selling price',
        'Avoid using FOB for a container',
      ],
      fr: [
        'Choisir l’Incoterm adapté au produit, au client et au transport',
        'Situer l’endroit où le risque passe du vendeur à l’acheteur',
        'Calculer l’effet d’un Incoterm sur votre prix de vente',
        'Éviter d’utiliser FOB pour un conteneur',
      ],
    },
    programme: [
      {
        title: {
          nl: 'Voormiddag: elf regels, één zending',
          en: 'Morning: eleven rules, one shipment',
          fr: 'Matinée : onze règles, un envoi',
        },
        text: {
          nl: 'U volgt één zending en ziet bij elke regel waar kosten en risico overgaan. U leert ook wat Incoterms niet regelen, zoals eigendom en betaling.',
          en: 'You follow one shipment and see, rule by rule, where costs and risk pass. You also learn what Incoterms do not settle, such as ownership and payment.',
          fr: 'Vous suivez un envoi et voyez, règle par règle, où passent les frais et le risque. Vous apprenez aussi ce que les Incoterms ne règlent pas, comme la propriété et le paiement.',
        },
      },
      {
        title: {
          nl: 'Namiddag: uw eigen offertes',
          en: 'Afternoon: your own quotations',
          fr: 'Après-midi : vos propres offres',
        },
        text: {
          nl: 'U herrekent twee van uw offertes onder een andere Incoterm en schrijft de leveringsclausule volledig uit. De groep leest mee.',
          en: 'You recalculate two of your quotations under a different Incoterm and write out the delivery clause in full. The group reads along.',
          fr: 'Vous recalculez deux de vos offres avec un autre Incoterm et rédigez la clause de livraison en entier. Le groupe relit avec vous.',
        },
      },
    ],
  },
  {
    key: 'intercultural-negotiation',
    type: 'CALENDAR',
    category: 'internationalization',
    themes: ['communication', 'sales-and-marketing'],
    languages: ['en', 'fr'],
    locations: ['brussels', 'liege'],
    field: 'negotiation',
    trainers: ['david-okafor', 'camille-renard'],
    days: 2,
    price: 112000,
    capacity: 10,
    subsidised: true,
    showOnHomePage: false,
    title: {
      nl: 'Onderhandelen over culturen heen',
      en: 'Negotiating across cultures',
      fr: 'Négocier d’une culture à l’autre',
    },
    slug: {
      nl: 'onderhandelen-over-culturen-heen',
      en: 'negotiating-across-cultures',
      fr: 'negocier-d-une-culture-a-l-autre',
    },
    summary: {
      nl: 'Oefen vier onderhandelingen met acteurs en leer horen wat een ja, een nee of een stilte betekent.',
      en: 'Practise four negotiations with actors and learn to hear what a yes, a no or a silence means.',
      fr: 'Exercez-vous à quatre négociations avec des acteurs et apprenez à entendre un oui, un non ou un silence.',
    },
    description: {
      nl: 'De ene klant wil na vijf minuten over de prijs praten, de andere pas na twee etentjes. Wie dat verschil niet ziet, geeft te vroeg korting of verliest een koper die eigenlijk wilde tekenen.\n\nU onderhandelt vier keer met een acteur die telkens een andere stijl speelt: direct of omzichtig, snel of traag, alleen of namens een hele groep. Na elke ronde bekijkt u de beelden en kiest u één ding dat u anders doet. Geen lijstjes met landen en clichés, wel vragen die u aan elke tafel kunt stellen.',
      en: 'One customer wants to talk price after five minutes, another only after two dinners. If you miss the difference, you offer a discount too early or lose a buyer who was ready to sign.\n\nYou negotiate four times with an actor who plays a different style each time: direct or careful, fast or slow, alone or on behalf of a whole group. After each round you watch the recording and pick one thing to do differently. No lists of countries and clichés, but questions you can ask at any table.',
      fr: 'Un client veut parler prix après cinq minutes, un autre seulement après deux repas. Qui ne voit pas cette différence accorde une remise trop tôt ou perd un acheteur prêt à signer.\n\nVous négociez quatre fois avec un acteur qui adopte chaque fois un autre style : direct ou prudent, rapide ou lent, seul ou au nom de tout un groupe. Après chaque manche, vous regardez l’enregistrement et choisissez une chose à changer. Pas de listes de pays ni de clichés, mais des questions à poser à toutes les tables.',
    },
    audience: {
      nl: 'Voor zaakvoerders, exportmanagers en aankopers die met buitenlandse partners onderhandelen. U volgt de opleiding in het Engels of het Frans.',
      en: 'For business owners, export managers and buyers who negotiate with partners abroad. Taught in English or French.',
      fr: 'Pour les dirigeants, responsables export et acheteurs qui négocient avec des partenaires étrangers. La formation se donne en anglais ou en français.',
    },
    outcomes: {
      nl: [
        'Herkennen hoe uw eigen stijl overkomt bij een ander',
        'Voorbereiden wie er aan tafel zit en wie echt beslist',
        'Reageren op stilte, uitstel en een beleefd nee',
        'Vastleggen wat afgesproken is, zonder het vertrouwen te schaden',
      ],
      en: [
        'Recognise how your own style comes across to others',
        'Find out who is at the table and who really decides',
        'Respond to silence, delay and a polite no',
        'Put agreements in writing without harming trust',
      ],
      fr: [
        'Reconnaître l’effet de votre propre style sur les autres',
        'Identifier qui est à table et qui décide vraiment',
        'Réagir au silence, au report et au non poli',
        'Mettre les accords par écrit sans nuire à la confiance',
      ],
    },
    programme: [
      {
        title: {
          nl: 'Uw stijl en die van de ander',
          en: 'Your style and theirs',
          fr: 'Votre style et celui de l’autre',
        },
        text: {
          nl: 'U voert twee onderhandelingen met een acteur en bekijkt uzelf op beeld. U brengt in kaart hoe u omgaat met tijd, hiërarchie en tegenspraak.',
          en: 'You hold two negotiations with an actor and watch yourself on screen. You map how you deal with time, hierarchy and disagreement.',
          fr: 'Vous menez deux négociations avec un acteur et vous vous regardez à l’écran. Vous analysez votre rapport au temps, à la hiérarchie et au désaccord.',
        },
      },
      {
        title: {
          nl: 'Uw volgende gesprek',
          en: 'Your next meeting',
          fr: 'Votre prochain entretien',
        },
        text: {
          nl: 'U speelt een onderhandeling na die u binnenkort echt voert, en daarna nog eens met omgekeerde rollen. U vertrekt met een voorbereiding op één blad.',
          en: 'You rehearse a negotiation you will soon hold for real, then again with the roles reversed. You leave with your preparation on one sheet.',
          fr: 'Vous répétez une négociation que vous mènerez bientôt, puis vous la rejouez en inversant les rôles. Vous repartez avec une préparation sur une feuille.',
        },
      },
    ],
  },
  {
    key: 'vat-for-cross-border-sales',
    type: 'ONLINE',
    category: 'internationalization',
    themes: ['law-and-compliance', 'export-and-customs'],
    languages: ['nl', 'fr'],
    locations: ['online'],
    field: 'tax',
    trainers: ['nadia-el-amrani'],
    days: 1,
    price: 24500,
    capacity: 16,
    subsidised: true,
    showOnHomePage: false,
    title: {
      nl: 'Btw bij verkoop in andere EU-landen',
      en: 'VAT when selling to other EU countries',
      fr: 'La TVA sur les ventes dans d’autres pays de l’UE',
    },
    slug: {
      nl: 'btw-bij-verkoop-in-de-eu',
      en: 'vat-on-sales-in-the-eu',
      fr: 'tva-sur-les-ventes-dans-l-ue',
    },
    summary: {
      nl: 'Twee halve dagen online: weet bij elke verkoop welke btw op de factuur hoort en waar u ze aangeeft.',
      en: 'Two half days online: know for every sale which VAT goes on the invoice and where to declare it.',
      fr: 'Deux demi-journées en ligne : sachez quelle TVA facturer à chaque vente et où la déclarer.',
    },
    description: {
      nl: 'U verkoopt een machine aan een bedrijf in Rijsel, een lamp aan een particulier in Keulen en een adviesdag in Luxemburg. Drie facturen, drie verschillende btw-regels. Eén verkeerde keuze merkt u vaak pas bij een controle.\n\nIn twee online sessies leert u een vaste volgorde van vragen: wie koopt, wat verkoopt u en waar komt het terecht? U oefent op twaalf korte gevallen, van intracommunautaire levering tot webshop met OSS. Tussen de sessies toetst u uw eigen facturen. Uw vragen krijgen in de tweede sessie een antwoord.',
      en: 'You sell a machine to a company in Lille, a lamp to a private customer in Cologne and a day of advice in Luxembourg. Three invoices, three different VAT rules. A wrong choice often only shows up during an inspection.\n\nIn two online sessions you learn a fixed order of questions: who is buying, what are you selling and where does it end up? You practise on twelve short cases, from intra-Community supplies to a web shop using OSS. Between sessions you test your own invoices. Your questions are answered in the second session.',
      fr: 'Vous vendez une machine à une entreprise de Lille, une lampe à un particulier de Cologne et une journée de conseil à Luxembourg. Trois factures, trois règles de TVA. Une erreur n’apparaît souvent que lors d’un contrôle.\n\nEn deux sessions en ligne, vous apprenez à poser les questions dans le bon ordre : qui achète, que vendez-vous et où cela arrive-t-il ? Vous vous exercez sur douze cas brefs, de la livraison intracommunautaire à la boutique en ligne sous OSS. Entre les sessions, vous testez vos factures. Vos questions reçoivent une réponse à la seconde session.',
    },
    audience: {
      nl: 'Voor boekhoudmedewerkers, facturatieverantwoordelijken en webshopeigenaars. U kent de Belgische btw-aangifte al in grote lijnen.',
      en: 'For accounting staff, people in charge of invoicing and web shop owners. You already know the basics of the Belgian VAT return.',
      fr: 'Pour les collaborateurs comptables, les responsables de la facturation et les gérants de boutiques en ligne. Vous connaissez déjà les grandes lignes de la déclaration TVA belge.',
    },
    outcomes: {
      nl: [
        'Bepalen in welk land btw verschuldigd is',
        'Nagaan of het btw-nummer van uw klant geldig is',
        'Bewaren wat u nodig hebt als bewijs van vervoer',
        'Beslissen of de OSS-regeling voor u voordelig is',
      ],
      en: [
        'Determine in which country VAT is due',
        'Check whether your customer’s VAT number is valid',
        'Keep the documents you need as proof of transport',
        'Decide whether the OSS scheme is worthwhile for you',
      ],
      fr: [
        'Déterminer dans quel pays la TVA est due',
        'Vérifier si le numéro de TVA de votre client est valable',
        'Conserver les pièces nécessaires comme preuve de transport',
        'Décider si le régime OSS est avantageux pour vous',
      ],
    },
    programme: [
      {
        title: {
          nl: 'Verkopen aan bedrijven',
          en: 'Selling to businesses',
          fr: 'Vendre à des entreprises',
        },
        text: {
          nl: 'U behandelt leveringen en diensten tussen bedrijven, de verlegging van heffing en de intracommunautaire opgave. U schrijft zes factuurvermeldingen correct uit.',
          en: 'You cover goods and services between businesses, the reverse charge and the EC sales list. You write six invoice statements correctly.',
          fr: 'Vous abordez les livraisons et services entre entreprises, l’autoliquidation et le relevé intracommunautaire. Vous rédigez correctement six mentions de facture.',
        },
      },
      {
        title: {
          nl: 'Verkopen aan particulieren',
          en: 'Selling to consumers',
          fr: 'Vendre à des particuliers',
        },
        text: {
          nl: 'U leert werken met de drempel van 10.000 euro en de OSS-aangifte. Daarna bespreekt u de facturen die u zelf instuurde.',
          en: 'You learn to work with the threshold of 10,000 euros and the OSS return. Then you discuss the invoices you sent in yourself.',
          fr: 'Vous apprenez à travailler avec le seuil de 10 000 euros et la déclaration OSS. Vous discutez ensuite des factures que vous avez envoyées.',
        },
      },
    ],
  },
  {
    key: 'your-first-export-market',
    type: 'TAILORED',
    category: 'internationalization',
    themes: ['sales-and-marketing', 'project-management'],
    languages: ['nl', 'en', 'fr'],
    locations: ['brussels', 'ghent', 'liege'],
    field: 'export',
    trainers: ['david-okafor', 'jean-marc-delvaux'],
    days: 3,
    price: 0,
    capacity: 8,
    subsidised: true,
    showOnHomePage: false,
    title: {
      nl: 'Uw eerste exportmarkt: van idee tot plan',
      en: 'Your first export market: from idea to plan',
      fr: 'Votre premier marché export : de l’idée au plan',
    },
    slug: {
      nl: 'uw-eerste-exportmarkt',
      en: 'your-first-export-market',
      fr: 'votre-premier-marche-export',
    },
    summary: {
      nl: 'Op maat van uw bedrijf: kies één markt, test ze bij vijf kopers en schrijf een plan voor twaalf maanden.',
      en: 'Tailor-made to your company: choose one market, test it with five buyers and write a twelve-month plan.',
      fr: 'Sur mesure : choisissez un marché, testez-le auprès de cinq acheteurs et rédigez un plan de douze mois.',
    },
    description: {
      nl: 'Veel bedrijven exporteren voor het eerst omdat er toevallig een e-mail uit het buitenland kwam. Dat kan goed aflopen, maar het is geen keuze. In dit traject kiest uw team zelf waar het begint en waarom.\n\nWe werken drie dagen met u, verspreid over zes weken. Tussendoor belt uw team met vijf mogelijke kopers of verdelers, met een gespreksleidraad die we samen opstellen. Klopt de markt niet, dan weet u dat na een maand in plaats van na een jaar. Klopt ze wel, dan hebt u een plan met een budget, een planning en een verantwoordelijke.',
      en: 'Many companies start exporting because an email happened to arrive from abroad. It may turn out well, but it is not a choice. In this programme your team decides for itself where to begin and why.\n\nWe work with you for three days, spread over six weeks. In between, your team calls five possible buyers or distributors, using a conversation guide we write together. If the market is wrong, you know after a month instead of a year. If it is right, you have a plan with a budget, a timetable and someone in charge.',
      fr: 'Beaucoup d’entreprises se lancent à l’export parce qu’un e-mail est arrivé par hasard de l’étranger. Cela peut bien tourner, mais ce n’est pas un choix. Dans ce parcours, votre équipe décide elle-même où commencer et pourquoi.\n\nNous travaillons trois jours avec vous, répartis sur six semaines. Entre-temps, votre équipe appelle cinq acheteurs ou distributeurs potentiels, avec un guide d’entretien rédigé ensemble. Si le marché ne convient pas, vous le savez après un mois et non après un an. S’il convient, vous avez un plan avec un budget, un calendrier et un responsable.',
    },
    audience: {
      nl: 'Voor zaakvoerders van kmo’s en hun verkoopteam, met een product dat in België al verkoopt.',
      en: 'For owners of small and medium-sized companies and their sales teams, with a product that already sells in Belgium.',
      fr: 'Pour les dirigeants de PME et leur équipe commerciale, avec un produit qui se vend déjà en Belgique.',
    },
    outcomes: {
      nl: [
        'Vergelijken hoe drie markten scoren op dezelfde criteria',
        'Aftoetsen bij een buitenlandse koper of er interesse is',
        'Kiezen tussen agent, verdeler en rechtstreekse verkoop',
        'Vastleggen in een plan wat u twaalf maanden doet, en met welk budget',
      ],
      en: [
        'Compare three markets on the same criteria',
        'Hold a first exploratory call with a foreign buyer',
        'Choose between an agent, a distributor and direct sales',
        'Write an export plan with a budget for twelve months',
      ],
      fr: [
        'Comparer trois marchés selon les mêmes critères',
        'Mener un premier entretien avec un acheteur étranger',
        'Choisir entre agent, distributeur et vente directe',
        'Rédiger un plan d’exportation avec un budget sur douze mois',
      ],
    },
    programme: [
      {
        title: {
          nl: 'Van drie markten naar één',
          en: 'From three markets to one',
          fr: 'De trois marchés à un seul',
        },
        text: {
          nl: 'Uw team weegt drie landen af op vraag, prijs, afstand en regels. Op het einde van de dag staat de keuze vast, met de gespreksleidraad erbij.',
          en: 'Your team weighs three countries on demand, price, distance and rules. By the end of the day the choice is made and the conversation guide is ready.',
          fr: 'Votre équipe compare trois pays selon la demande, le prix, la distance et les règles. En fin de journée, le choix est fait et le guide d’entretien est prêt.',
        },
      },
      {
        title: {
          nl: 'Wat de kopers zeiden',
          en: 'What the buyers said',
          fr: 'Ce que les acheteurs ont dit',
        },
        text: {
          nl: 'U legt de vijf gesprekken naast elkaar en past uw aanbod en prijs aan. U kiest hoe u verkoopt: via een agent, een verdeler of rechtstreeks.',
          en: 'You compare the five conversations and adjust your offer and price. You choose how to sell: through an agent, a distributor or directly.',
          fr: 'Vous comparez les cinq entretiens et adaptez votre offre et votre prix. Vous choisissez comment vendre : par un agent, un distributeur ou en direct.',
        },
      },
      {
        title: {
          nl: 'Het plan op tafel',
          en: 'The plan on the table',
          fr: 'Le plan sur la table',
        },
        text: {
          nl: 'U werkt budget, planning en steunmaatregelen uit. In de namiddag verdedigt uw team het plan voor een ervaren exporteur.',
          en: 'You work out the budget, timetable and available support. In the afternoon your team defends the plan before an experienced exporter.',
          fr: 'Vous établissez le budget, le calendrier et les aides possibles. L’après-midi, votre équipe défend le plan devant un exportateur expérimenté.',
        },
      },
    ],
  },
]
