import type { CourseSeed } from './shapes.ts'

export const jobSpecificSkillsCourses: CourseSeed[] = [
  {
    key: 'handling-complaints-well',
    type: 'CALENDAR',
    category: 'job-specific-skills',
    themes: ['communication', 'sales-and-marketing'],
    languages: ['nl', 'fr'],
    locations: ['antwerp', 'liege'],
    field: 'customers',
    trainers: ['sofie-lambrecht', 'camille-renard'],
    days: 1,
    price: 43000,
    capacity: 12,
    subsidised: true,
    showOnHomePage: false,
    title: {
      nl: 'Klachten rustig en goed afhandelen',
      en: 'Handling complaints calmly and well',
      fr: 'Traiter les plaintes avec calme',
    },
    slug: {
      nl: 'klachten-rustig-en-goed-afhandelen',
      en: 'handling-complaints-calmly-and-well',
      fr: 'traiter-les-plaintes-avec-calme',
    },
    summary: {
      nl: 'Leer in vier stappen antwoorden op een boze klant, aan de telefoon, aan de balie en per e-mail.',
      en: 'Learn to answer an angry customer in four steps: on the phone, at the desk and by email.',
      fr: 'Apprenez à répondre en quatre étapes à un client fâché, au téléphone, au guichet et par e-mail.',
    },
    description: {
      nl: 'Een klant die klaagt, geeft u nog een kans. Maar om acht uur ’s morgens, met een boze stem aan de lijn, voelt dat niet zo. U leert een gesprek in vier stappen: luisteren, samenvatten, voorstellen en afspreken. Het past op een kaartje naast uw telefoon.\n\nU oefent met een acteur op situaties die de groep zelf aanbrengt. Iedereen komt minstens twee keer aan de beurt. In de namiddag schrijft u ook een antwoord op een klacht per e-mail en op een slechte onlinereview. U leert bovendien wanneer u een gesprek mag stoppen.',
      en: 'A customer who complains is giving you another chance. At eight in the morning, with an angry voice on the line, it may not feel that way. You learn a conversation in four steps: listen, sum up, propose and agree. It fits on a card beside your phone.\n\nYou practise with an actor on situations the group brings in. Everyone has at least two turns. In the afternoon you also write a reply to a complaint by email and to a bad online review. And you learn when you may end a conversation.',
      fr: 'Un client qui se plaint vous donne encore une chance. À huit heures du matin, face à une voix fâchée, on ne le vit pas toujours ainsi. Vous apprenez à mener l’échange en quatre étapes : écouter, résumer, proposer et convenir. Le tout tient sur une carte à côté de votre téléphone.\n\nVous vous exercez avec un comédien sur des situations apportées par le groupe. Chacun passe au moins deux fois. L’après-midi, vous répondez aussi par écrit à une plainte et à un mauvais avis en ligne. Vous apprenez enfin quand mettre fin à une conversation.',
    },
    audience: {
      nl: 'Voor medewerkers van klantendienst, winkel, onthaal en binnendienst. Ervaring is niet nodig; breng wel één klacht mee die u is bijgebleven.',
      en: 'For staff in customer service, shops, reception and inside sales. No experience needed, but do bring one complaint you still remember.',
      fr: 'Pour le personnel du service clientèle, des magasins, de l’accueil et du service interne. Aucune expérience requise ; apportez une plainte qui vous a marqué.',
    },
    outcomes: {
      nl: [
        'Een klachtgesprek voeren in vier stappen',
        'Een klacht samenvatten zonder over de schuldvraag te twisten',
        'Een voorstel doen dat u ook kunt nakomen',
        'Kort en vriendelijk antwoorden op een slechte review',
        'Een gesprek stoppen dat over de grens gaat',
      ],
      en: [
        'Lead a complaint conversation in four steps',
        'Sum up a complaint without arguing about blame',
        'Make an offer that you can keep',
        'Reply briefly and kindly to a bad review',
        'End a conversation that crosses the line',
      ],
      fr: [
        'Mener un entretien de plainte en quatre étapes',
        'Résumer une plainte sans débattre des torts',
        'Faire une proposition que vous pourrez tenir',
        'Répondre brièvement et aimablement à un mauvais avis',
        'Mettre fin à un échange qui dépasse les limites',
      ],
    },
    programme: [
      {
        title: {
          nl: 'Voormiddag: het gesprek',
          en: 'Morning: the conversation',
          fr: 'Matin : la conversation',
        },
        text: {
          nl: 'U leert de vier stappen en oefent ze met een acteur, eerst aan de telefoon en daarna aan de balie. De groep geeft na elke beurt één tip.',
          en: 'You learn the four steps and practise them with an actor, first on the phone and then at the desk. After each turn the group gives one tip.',
          fr: 'Vous apprenez les quatre étapes et les pratiquez avec un comédien, d’abord au téléphone, puis au guichet. Après chaque passage, le groupe donne un conseil.',
        },
      },
      {
        title: {
          nl: 'Namiddag: schrijven en grenzen',
          en: 'Afternoon: writing and limits',
          fr: 'Après-midi : écrire et poser ses limites',
        },
        text: {
          nl: 'U beantwoordt een klacht per e-mail en een onlinereview. Daarna oefent u hoe u beleefd een grens trekt en hoe u zelf weer tot rust komt.',
          en: 'You answer a complaint by email and an online review. Then you practise setting a limit politely and calming down afterwards.',
          fr: 'Vous répondez à une plainte par e-mail et à un avis en ligne. Ensuite, vous vous entraînez à poser poliment une limite et à retrouver votre calme.',
        },
      },
    ],
  },
  {
    key: 'buying-and-negotiating',
    type: 'CALENDAR',
    category: 'job-specific-skills',
    themes: ['communication', 'law-and-compliance'],
    languages: ['nl', 'en'],
    locations: ['ghent', 'brussels'],
    field: 'negotiation',
    trainers: ['bart-hendrickx', 'david-okafor'],
    days: 2,
    price: 92000,
    capacity: 10,
    subsidised: true,
    showOnHomePage: false,
    title: {
      nl: 'Slim inkopen en onderhandelen',
      en: 'Smart buying and negotiating',
      fr: 'Acheter et négocier avec méthode',
    },
    slug: {
      nl: 'slim-inkopen-en-onderhandelen',
      en: 'smart-buying-and-negotiating',
      fr: 'acheter-et-negocier-avec-methode',
    },
    summary: {
      nl: 'Vergelijk offertes eerlijk, bereid uw gesprek voor en spreek meer af dan alleen de prijs.',
      en: 'Compare quotes fairly, prepare your conversation and agree on more than the price alone.',
      fr: 'Comparez les offres équitablement, préparez votre entretien et négociez plus que le seul prix.',
    },
    description: {
      nl: 'De goedkoopste offerte is zelden de voordeligste. Op de eerste dag leert u vergelijken: prijs, levertijd, voorwaarden, transport en wat het kost als het fout loopt. U maakt een scoretabel die u de dag nadien op kantoor kunt gebruiken.\n\nOp de tweede dag onderhandelt u vier keer, telkens in een andere rol. U bereidt elk gesprek voor op één blad: doel, ondergrens, ruilmiddelen. U leert ook welke zinnen in algemene voorwaarden u altijd moet lezen, zoals die over prijsherziening, opzegging en eigendomsvoorbehoud.',
      en: 'The cheapest quote is rarely the best deal. On the first day you learn to compare: price, delivery time, terms, transport and what it costs when things go wrong. You make a scorecard that you can use at the office the next day.\n\nOn the second day you negotiate four times, each time in a different role. You prepare every conversation on one sheet: goal, limit, things to trade. You also learn which clauses in general terms you should always read, such as those on price revision, notice and retention of title.',
      fr: 'L’offre la moins chère est rarement la plus avantageuse. Le premier jour, vous apprenez à comparer : prix, délai, conditions, transport et coût d’un problème éventuel. Vous construisez une grille de notation utilisable au bureau dès le lendemain.\n\nLe second jour, vous négociez quatre fois, chaque fois dans un autre rôle. Vous préparez chaque entretien sur une feuille : objectif, limite, monnaies d’échange. Vous apprenez aussi quelles clauses des conditions générales il faut toujours lire, comme la révision de prix, le préavis et la réserve de propriété.',
    },
    audience: {
      nl: 'Voor inkopers, officemanagers en projectleiders die geregeld bij leveranciers bestellen. U hebt al eens offertes opgevraagd.',
      en: 'For buyers, office managers and project leads who order from suppliers regularly. You have asked for quotes before.',
      fr: 'Pour les acheteurs, les office managers et les chefs de projet qui commandent régulièrement. Vous avez déjà demandé des offres.',
    },
    outcomes: {
      nl: [
        'Offertes vergelijken met een eigen scoretabel',
        'Een onderhandeling voorbereiden op één blad',
        'Toegevingen ruilen in plaats van ze weg te geven',
        'Vijf risicovolle clausules herkennen in voorwaarden',
      ],
      en: [
        'Compare quotes with your own scorecard',
        'Prepare a negotiation on one sheet',
        'Trade concessions instead of giving them away',
        'Recognise five risky clauses in general terms',
      ],
      fr: [
        'Comparer des offres avec votre propre grille',
        'Préparer une négociation sur une feuille',
        'Échanger des concessions au lieu de les donner',
        'Reconnaître cinq clauses à risque dans des conditions',
      ],
    },
    programme: [
      {
        title: {
          nl: 'Vragen en vergelijken',
          en: 'Asking and comparing',
          fr: 'Demander et comparer',
        },
        text: {
          nl: 'U schrijft een duidelijke prijsaanvraag en weegt drie echte offertes af. U berekent de totale kost over drie jaar.',
          en: 'You write a clear request for a quote and weigh up three real offers. You calculate the total cost over three years.',
          fr: 'Vous rédigez une demande de prix claire et évaluez trois offres réelles. Vous calculez le coût total sur trois ans.',
        },
      },
      {
        title: {
          nl: 'Onderhandelen en afspreken',
          en: 'Negotiating and agreeing',
          fr: 'Négocier et conclure',
        },
        text: {
          nl: 'U onderhandelt in vier rollenspelen over prijs, termijn en service. Daarna leest u een contract na en noteert u wat u wilt aanpassen.',
          en: 'In four role plays you negotiate price, deadline and service. Then you review a contract and note what you want to change.',
          fr: 'Dans quatre jeux de rôle, vous négociez le prix, le délai et le service. Ensuite, vous relisez un contrat et notez ce que vous voulez modifier.',
        },
      },
    ],
  },
  {
    key: 'certified-project-lead',
    type: 'CERTIFICATION',
    category: 'job-specific-skills',
    themes: ['project-management', 'leadership'],
    languages: ['nl', 'en'],
    locations: ['brussels', 'ghent'],
    field: 'projects',
    trainers: ['priya-nair'],
    days: 5,
    rhythm: 'weekly',
    price: 189000,
    capacity: 12,
    subsidised: true,
    trainingDatabaseNumber: 'ODB-0999117',
    showOnHomePage: true,
    title: {
      nl: 'Projectleider met certificaat',
      en: 'Project lead with certificate',
      fr: 'Chef de projet avec certificat',
    },
    slug: {
      nl: 'projectleider-met-certificaat',
      en: 'project-lead-with-certificate',
      fr: 'chef-de-projet-avec-certificat',
    },
    summary: {
      nl: 'Vijf dagen, één project van uzelf, van opdracht tot oplevering. Op dag vijf legt u het examen af.',
      en: 'Five days, one project of your own, from brief to delivery. On day five you sit the exam.',
      fr: 'Cinq jours, un projet à vous, du mandat à la livraison. Le cinquième jour, vous passez l’examen.',
    },
    description: {
      nl: 'U leert een project leiden door er een te leiden. U brengt een project van uw werk mee en maakt in vijf dagen, gespreid over vijf weken, alles wat het nodig heeft: een opdracht van één bladzijde, een planning, een budget en een lijst met risico’s.\n\nTussen de lesdagen past u het toe bij uw eigen team en brengt u verslag uit. Zo krijgt u feedback terwijl het project loopt. Op de vijfde dag stelt u uw dossier voor aan twee juryleden en beantwoordt u twintig vragen. Wie slaagt, krijgt een genummerd certificaat op naam.',
      en: 'You learn to lead a project by leading one. You bring a project from work and in five days, spread over five weeks, you make everything it needs: a one-page brief, a plan, a budget and a list of risks.\n\nBetween course days you apply it with your own team and report back. That way you get feedback while the project is running. On the fifth day you present your file to two assessors and answer twenty questions. If you pass, you receive a numbered certificate in your name.',
      fr: 'On apprend à diriger un projet en en dirigeant un. Vous apportez un projet de votre travail et produisez en cinq jours, répartis sur cinq semaines, tout ce qu’il lui faut : un mandat d’une page, un planning, un budget et une liste de risques.\n\nEntre les journées, vous l’appliquez avec votre équipe et faites rapport. Vous recevez ainsi un retour pendant que le projet avance. Le cinquième jour, vous présentez votre dossier à deux jurés et répondez à vingt questions. En cas de réussite, vous recevez un certificat numéroté à votre nom.',
    },
    audience: {
      nl: 'Voor medewerkers die hun eerste of tweede project leiden, in eender welke sector. U hebt een lopend of gepland project om op te werken.',
      en: 'For people leading their first or second project, in any sector. You have a current or planned project to work on.',
      fr: 'Pour les personnes qui dirigent leur premier ou deuxième projet, quel que soit le secteur. Vous avez un projet en cours ou prévu.',
    },
    outcomes: {
      nl: [
        'Een projectopdracht van één bladzijde schrijven',
        'Een planning en een budget maken die u kunt bijsturen',
        'Een overleg van een halfuur leiden, met duidelijke acties',
        'Slecht nieuws melden, op tijd en met een voorstel',
        'Een project afsluiten met een evaluatie',
      ],
      en: [
        'Write a one-page project brief',
        'Make a plan and a budget that you can adjust',
        'Lead a half-hour meeting with clear actions',
        'Report bad news in time and with a proposal',
        'Close a project with a review',
      ],
      fr: [
        'Rédiger un mandat de projet d’une page',
        'Établir un planning et un budget que vous pouvez adapter',
        'Animer une réunion d’une demi-heure avec des actions claires',
        'Annoncer une mauvaise nouvelle à temps, avec une proposition',
        'Clôturer un projet par une évaluation',
      ],
    },
    programme: [
      {
        title: { nl: 'De opdracht', en: 'The brief', fr: 'Le mandat' },
        text: {
          nl: 'U schrijft wat het project oplevert, voor wie en tegen wanneer. U brengt in kaart wie er meebeslist.',
          en: 'You write down what the project delivers, for whom and by when. You map out who has a say in it.',
          fr: 'Vous décrivez ce que le projet livre, pour qui et pour quand. Vous identifiez qui participe aux décisions.',
        },
      },
      {
        title: { nl: 'Planning en budget', en: 'Plan and budget', fr: 'Planning et budget' },
        text: {
          nl: 'U verdeelt het werk in stukken van hoogstens een week en schat de uren. U legt uw planning naast die van een andere deelnemer.',
          en: 'You split the work into pieces of one week at most and estimate the hours. You compare your plan with that of another participant.',
          fr: 'Vous découpez le travail en parties d’une semaine au plus et estimez les heures. Vous comparez votre planning à celui d’un autre participant.',
        },
      },
      {
        title: { nl: 'Het team', en: 'The team', fr: 'L’équipe' },
        text: {
          nl: 'U oefent een startvergadering, een opvolggesprek en een moeilijk gesprek met een collega van wie u niet de baas bent.',
          en: 'You practise a kick-off, a progress talk and a difficult conversation with a colleague who does not report to you.',
          fr: 'Vous vous exercez à une réunion de lancement, à un entretien de suivi et à un échange difficile avec un collègue dont vous n’êtes pas le chef.',
        },
      },
      {
        title: { nl: 'Risico’s en bijsturen', en: 'Risks and adjusting', fr: 'Risques et ajustements' },
        text: {
          nl: 'U maakt een lijst van tien risico’s en kiest er drie om nu aan te pakken. U schrijft een voortgangsrapport van een halve bladzijde.',
          en: 'You list ten risks and choose three to tackle now. You write a progress report of half a page.',
          fr: 'Vous dressez une liste de dix risques et en choisissez trois à traiter maintenant. Vous rédigez un rapport d’avancement d’une demi-page.',
        },
      },
      {
        title: { nl: 'Afronden en examen', en: 'Closing and exam', fr: 'Clôture et examen' },
        text: {
          nl: 'U leert een project netjes afsluiten en overdragen. In de namiddag stelt u uw dossier voor aan de jury.',
          en: 'You learn to close and hand over a project properly. In the afternoon you present your file to the assessors.',
          fr: 'Vous apprenez à clôturer et à transmettre un projet proprement. L’après-midi, vous présentez votre dossier au jury.',
        },
      },
    ],
  },
  {
    key: 'clear-work-emails',
    type: 'ONLINE',
    category: 'job-specific-skills',
    themes: ['communication'],
    languages: ['nl', 'en', 'fr'],
    locations: ['online'],
    field: 'writing',
    trainers: ['sofie-lambrecht', 'camille-renard', 'david-okafor'],
    days: 1,
    price: 39000,
    capacity: 14,
    subsidised: true,
    showOnHomePage: false,
    title: {
      nl: 'E-mails die meteen duidelijk zijn',
      en: 'Emails that are clear at once',
      fr: 'Des e-mails clairs dès la première ligne',
    },
    slug: {
      nl: 'mails-die-meteen-duidelijk-zijn',
      en: 'emails-that-are-clear-at-once',
      fr: 'des-e-mails-clairs-des-la-premiere-ligne',
    },
    summary: {
      nl: 'Schrijf kortere e-mails waarop u antwoord krijgt. U herwerkt online vijf van uw eigen berichten.',
      en: 'Write shorter emails that get an answer. Online, you rework five of your own messages.',
      fr: 'Écrivez des e-mails plus courts qui obtiennent une réponse. En ligne, vous retravaillez cinq de vos messages.',
    },
    description: {
      nl: 'Wie drie keer moet herlezen, antwoordt later of niet. In twee online sessies leert u uw vraag bovenaan zetten, ballast schrappen en een onderwerpregel kiezen die alles zegt. U werkt met e-mails die u zelf hebt verstuurd, zonder namen erin.\n\nNa de eerste sessie stuurt u drie herwerkte e-mails naar de lesgever. U krijgt ze binnen één werkdag terug met opmerkingen in de kantlijn. In de tweede sessie komen de lastige gevallen aan bod: weigeren, aanmanen, excuses aanbieden en schrijven voor collega’s in een andere taal.',
      en: 'People who have to read something three times answer late or not at all. In two online sessions you learn to put your question first, cut the ballast and choose a subject line that says it all. You work with emails you sent yourself, with the names removed.\n\nAfter the first session you send three reworked emails to the trainer. You get them back within one working day, with comments in the margin. The second session is about the hard ones: refusing, chasing payment, apologising and writing to colleagues who read in a second language.',
      fr: 'Qui doit relire trois fois répond tard, ou pas du tout. En deux sessions en ligne, vous apprenez à placer votre question en tête, à couper le superflu et à choisir un objet qui dit tout. Vous travaillez sur des e-mails que vous avez envoyés, sans les noms.\n\nAprès la première session, vous envoyez trois e-mails retravaillés au formateur. Vous les recevez dans les un jour ouvrable, annotés dans la marge. La seconde session aborde les cas délicats : refuser, relancer un paiement, s’excuser et écrire à des collègues d’une autre langue.',
    },
    audience: {
      nl: 'Voor iedereen die elke dag e-mails schrijft naar klanten, leveranciers of collega’s. U volgt de sessies in uw werktaal.',
      en: 'For anyone who writes to customers, suppliers or colleagues every day. You follow the sessions in your working language.',
      fr: 'Pour toute personne qui écrit chaque jour à des clients, à des fournisseurs ou à des collègues. Vous suivez les sessions dans votre langue de travail.',
    },
    outcomes: {
      nl: [
        'Uw vraag in de eerste twee regels zetten',
        'Een derde van uw tekst schrappen zonder inhoud te verliezen',
        'Vriendelijk en duidelijk weigeren',
        'Een aanmaning schrijven die de relatie niet schaadt',
      ],
      en: [
        'Put your question in the first two lines',
        'Cut a third of your text without losing content',
        'Refuse in a friendly and clear way',
        'Write a payment reminder that keeps the relationship intact',
      ],
      fr: [
        'Placer votre question dans les deux premières lignes',
        'Couper un tiers du texte sans perdre de contenu',
        'Refuser avec amabilité et clarté',
        'Écrire un rappel de paiement qui préserve la relation',
      ],
    },
    programme: [
      {
        title: {
          nl: 'Kort en duidelijk',
          en: 'Short and clear',
          fr: 'Court et clair',
        },
        text: {
          nl: 'U leert een vaste opbouw in vier blokken en herschrijft twee eigen e-mails. De groep leest mee en zegt wat blijft hangen.',
          en: 'You learn a fixed structure in four blocks and rewrite two of your own emails. The group reads along and says what sticks.',
          fr: 'Vous apprenez une structure fixe en quatre blocs et réécrivez deux de vos e-mails. Le groupe lit et dit ce qu’il retient.',
        },
      },
      {
        title: {
          nl: 'De lastige e-mails',
          en: 'The hard emails',
          fr: 'Les e-mails délicats',
        },
        text: {
          nl: 'U schrijft een weigering, een aanmaning en een excuusmail. U vertrekt met een lijst van twintig zinnen die u kunt hergebruiken.',
          en: 'You write a refusal, a payment reminder and an apology. You leave with a list of twenty sentences you can reuse.',
          fr: 'Vous rédigez un refus, un rappel et des excuses. Vous repartez avec une liste de vingt phrases à réutiliser.',
        },
      },
    ],
  },
]
