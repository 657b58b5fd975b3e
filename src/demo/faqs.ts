import type { FaqSubject } from '../domain/content.ts'
import type { Localized } from '../domain/locales.ts'

/** Answers in Markdown. */
export const faqs: { question: Localized; answer: Localized; subject: FaqSubject; sequence: number }[] = [
  {
    question: {
      nl: 'Hoe schrijf ik mij in voor een opleiding?',
      en: 'How do I register for a course?',
      fr: 'Comment m’inscrire à une formation ?',
    },
    answer: {
      nl: 'Kies een opleiding, kies een datum en klik op inschrijven. U meldt zich aan of maakt een account, voegt de deelnemers toe en vult de factuurgegevens in. Dat duurt ongeveer vijf minuten. [Zo werkt het, stap voor stap](/page/hoe-het-werkt).',
      en: 'Choose a course, choose a date and register. You log in or create an account, add the participants and fill in the billing details. It takes about five minutes. [How it works, step by step](/en/page/how-it-works).',
      fr: 'Choisissez une formation, puis une date, et inscrivez-vous. Vous vous connectez ou créez un compte, ajoutez les participants et complétez les données de facturation. Comptez cinq minutes. [Comment ça marche, étape par étape](/fr/page/comment-ca-marche).',
    },
    subject: 'registration',
    sequence: 1,
  },
  {
    question: {
      nl: 'Kan ik collega’s inschrijven?',
      en: 'Can I register colleagues?',
      fr: 'Puis-je inscrire des collègues ?',
    },
    answer: {
      nl: 'Ja. In één inschrijving voegt u zoveel deelnemers toe als er plaatsen zijn. U hebt van elke deelnemer een naam en een e-mailadres nodig. Voor een opleiding met certificaat vragen we ook de geboortedatum en geboorteplaats.',
      en: 'Yes. You can add as many participants to one registration as there are seats. You need a name and an email address for each of them. For a certified course we also ask for date and place of birth.',
      fr: 'Oui. Une même inscription peut compter autant de participants qu’il reste de places. Il vous faut le nom et l’adresse e-mail de chacun. Pour une formation certifiante, nous demandons aussi la date et le lieu de naissance.',
    },
    subject: 'registration',
    sequence: 2,
  },
  {
    question: {
      nl: 'Mijn bedrijf heeft al een account. Kan ik erbij?',
      en: 'My company already has an account. Can I join it?',
      fr: 'Mon entreprise a déjà un compte. Puis-je le rejoindre ?',
    },
    answer: {
      nl: 'Ja. Vraag uw beheerder de code van uw organisatie en vul die in als u een account maakt. De beheerder keurt u dan goed. Zodra dat gebeurd is, kunt u zich aanmelden.',
      en: 'Yes. Ask your administrator for the code of your organisation and fill it in when you create an account. The administrator then approves you. As soon as that is done, you can log in.',
      fr: 'Oui. Demandez à votre administrateur le code de votre organisation et indiquez-le en créant votre compte. L’administrateur vous approuve ensuite. Dès que c’est fait, vous pouvez vous connecter.',
    },
    subject: 'registration',
    sequence: 3,
  },
  {
    question: {
      nl: 'Kan ik ook als privépersoon deelnemen?',
      en: 'Can I take part as a private person?',
      fr: 'Puis-je participer à titre privé ?',
    },
    answer: {
      nl: 'Zeker. Kies “Mezelf” als u een account maakt. Een btw-nummer is dan niet nodig en de factuur staat op uw eigen naam.',
      en: 'Certainly. Choose “Myself” when you create an account. You then need no VAT number and the invoice is in your own name.',
      fr: 'Bien sûr. Choisissez « Moi-même » en créant votre compte. Aucun numéro de TVA n’est alors nécessaire et la facture est à votre nom.',
    },
    subject: 'registration',
    sequence: 4,
  },
  {
    question: {
      nl: 'Hoe betaal ik?',
      en: 'How do I pay?',
      fr: 'Comment payer ?',
    },
    answer: {
      nl: 'Online, meteen na uw inschrijving. Lukt dat niet, dan vindt u de inschrijving terug onder “Mijn account” met de status “te betalen”. Daar start u de betaling opnieuw. De factuur staat er ook, als pdf.',
      en: 'Online, straight after registering. If that does not work, you will find the registration under “My account” with the status “to pay”. You can start the payment again from there. The invoice is there too, as a PDF.',
      fr: 'En ligne, juste après votre inscription. En cas de souci, vous retrouvez l’inscription dans « Mon compte » avec le statut « à payer ». Vous pouvez y relancer le paiement. La facture s’y trouve aussi, en PDF.',
    },
    subject: 'payment',
    sequence: 5,
  },
  {
    question: {
      nl: 'Krijg ik steun voor een opleiding?',
      en: 'Can I get financial support for a course?',
      fr: 'Puis-je recevoir une aide pour une formation ?',
    },
    answer: {
      nl: 'Vaak wel. Een kleine onderneming uit Vlaanderen krijgt via de kmo-portefeuille 30 % steun, een middelgrote 20 %. Bij elke opleiding staat of ze in aanmerking komt. [Alles over subsidies](/page/subsidies-en-kmo-portefeuille).',
      en: 'Often, yes. Through the SME e-wallet a small company in Flanders gets 30% support, a medium-sized one 20%. Each course says whether it qualifies. [All about subsidies](/en/page/subsidies-and-sme-wallet).',
      fr: 'Souvent, oui. La Flandre, la Wallonie et Bruxelles soutiennent chacune la formation dans les petites entreprises. Chaque fiche indique si la formation est subsidiée. [Tout sur les subsides et les chèques-formation](/fr/page/subsides-et-cheques-formation).',
    },
    subject: 'payment',
    sequence: 6,
  },
  {
    question: {
      nl: 'Wat is in de prijs inbegrepen?',
      en: 'What does the price include?',
      fr: 'Que comprend le prix ?',
    },
    answer: {
      nl: 'De lesdagen, al het cursusmateriaal, koffie, thee en water, en bij een volledige dag ook een lunch. Is er een examen, dan zit de eerste poging erin. Elke prijs staat er zonder en met btw.',
      en: 'The course days, all materials, coffee, tea and water, and lunch on full days. Where there is an exam, the first attempt is included. Every price is given excluding and including VAT.',
      fr: 'Les journées de cours, tout le matériel, le café, le thé et l’eau, ainsi que le lunch pour une journée complète. S’il y a un examen, la première tentative est comprise. Chaque prix est indiqué hors TVA et TVA comprise.',
    },
    subject: 'training',
    sequence: 7,
  },
  {
    question: {
      nl: 'Hoe groot zijn de groepen?',
      en: 'How large are the groups?',
      fr: 'Quelle est la taille des groupes ?',
    },
    answer: {
      nl: 'Klein. Gemiddeld 12 deelnemers. Bij elke datum ziet u hoeveel plaatsen er nog vrij zijn.',
      en: 'Small. 12 participants on average. Next to each date you can see how many seats are left.',
      fr: 'Petite. 12 participants en moyenne. À côté de chaque date, vous voyez combien de places il reste.',
    },
    subject: 'training',
    sequence: 8,
  },
  {
    question: {
      nl: 'Wat als mijn datum volzet is?',
      en: 'What if my date is fully booked?',
      fr: 'Et si ma date est complète ?',
    },
    answer: {
      nl: 'Zet u op de wachtlijst op de pagina van de opleiding. Komt er een plaats vrij, dan bieden we ze u per e-mail aan. U kunt daar ook een andere datum kiezen.',
      en: 'Join the waiting list on the course page. When a seat comes free, we offer it to you by email. You can also choose another date there.',
      fr: 'Inscrivez-vous sur la liste d’attente depuis la page de la formation. Si une place se libère, nous vous la proposons par e-mail. Vous pouvez aussi y choisir une autre date.',
    },
    subject: 'registration',
    sequence: 9,
  },
  {
    question: {
      nl: 'In welke taal is de opleiding?',
      en: 'In which language is the course taught?',
      fr: 'Dans quelle langue la formation est-elle donnée ?',
    },
    answer: {
      nl: 'Dat staat bij elke datum: Nederlands, Engels of Frans. Het cursusmateriaal is in dezelfde taal. Een vraag stellen mag in alle drie.',
      en: 'It is stated with each date: Dutch, English or French. The materials are in the same language. You may ask your questions in any of the three.',
      fr: 'Elle est indiquée à côté de chaque date : néerlandais, anglais ou français. Le matériel est dans la même langue. Vous pouvez poser vos questions dans les trois.',
    },
    subject: 'training',
    sequence: 10,
  },
  {
    question: {
      nl: 'Wat als ik niet kan komen?',
      en: 'What if I cannot make it?',
      fr: 'Et si j’ai un empêchement ?',
    },
    answer: {
      nl: 'Een collega neemt uw plaats gratis over, tot de ochtend zelf. Annuleren kan kosteloos tot veertien dagen voor de start. Daarna gelden onze [annuleringsvoorwaarden](/page/annuleringsvoorwaarden).',
      en: 'A colleague can take your place free of charge, up to the morning itself. You can cancel at no cost until fourteen days before the start. After that our [cancellation conditions](/en/page/cancellation-conditions) apply.',
      fr: 'Un collègue peut prendre votre place sans frais, jusqu’au matin même. L’annulation est gratuite jusqu’à quatorze jours avant le début. Ensuite, nos [conditions d’annulation](/fr/page/conditions-d-annulation) s’appliquent.',
    },
    subject: 'training',
    sequence: 11,
  },
  {
    question: {
      nl: 'Krijg ik een certificaat?',
      en: 'Will I receive a certificate?',
      fr: 'Vais-je recevoir un certificat ?',
    },
    answer: {
      nl: 'Na een opleiding met certificaat wel, als u aanwezig was en slaagt voor het examen. Uw certificaat en uw resultaat staan in “Mijn account”, als pdf. Na elke andere opleiding krijgt u een aanwezigheidsattest.',
      en: 'After a certified course you will, if you attended and passed the exam. Your certificate and your result are in “My account”, as a PDF. After any other course you receive a statement of attendance.',
      fr: 'Après une formation certifiante, oui, si vous avez suivi les cours et réussi l’examen. Votre certificat et votre résultat se trouvent dans « Mon compte », en PDF. Les autres formations donnent droit à une attestation de présence.',
    },
    subject: 'training',
    sequence: 12,
  },
  {
    question: {
      nl: 'Wat heb ik nodig voor een online opleiding?',
      en: 'What do I need for an online course?',
      fr: 'De quoi ai-je besoin pour une formation en ligne ?',
    },
    answer: {
      nl: 'Een computer met camera, een koptelefoon en een rustige plek. De link krijgt u één werkdag vooraf per e-mail; dan staat hij ook bij uw inschrijving, in uw account. Een kwartier voor de start test Mehmet van ons team samen met u geluid en beeld.',
      en: 'A computer with a camera, headphones and a quiet spot. You get the link by email one working day ahead; by then it is also with your registration, in your account. A quarter of an hour before the start Mehmet of our team checks sound and picture together with you.',
      fr: 'Un ordinateur avec caméra, un casque et un endroit calme. Vous recevez le lien par e-mail un jour ouvrable à l’avance ; il figure alors aussi dans votre compte, avec votre inscription. Un quart d’heure avant le début, Mehmet, de notre équipe, teste le son et l’image avec vous.',
    },
    subject: 'online',
    sequence: 13,
  },
  {
    question: {
      nl: 'Hoe huur ik een zaal?',
      en: 'How do I rent a room?',
      fr: 'Comment louer une salle ?',
    },
    answer: {
      nl: 'Kies [een zaal](/facilities), een datum en een dagdeel, en vraag een offerte aan. Een account is niet nodig. U keurt de offerte goed of weigert ze, en pas na uw akkoord volgt een factuur.',
      en: 'Choose [a room](/en/facilities), a date and part of the day, and ask for a quotation. You do not need an account. You approve or refuse the quotation, and an invoice follows only once you agree.',
      fr: 'Choisissez [une salle](/fr/facilities), une date et une partie de la journée, puis demandez un devis. Aucun compte n’est nécessaire. Vous approuvez ou refusez le devis, et la facture ne suit qu’après votre accord.',
    },
    subject: 'rooms',
    sequence: 14,
  },
  {
    question: {
      nl: 'Kan ik eerst komen kijken?',
      en: 'May I come and look first?',
      fr: 'Puis-je d’abord venir voir ?',
    },
    answer: {
      nl: 'Graag zelfs. Ruben leidt u rond op elke werkdag tussen 8.00 en 17.30 uur. [Laat weten wanneer u komt](/contact), dan staat de zaal open.',
      en: 'Please do. Ruben shows you round on any working day between 8:00 and 17:30. [Tell us when you are coming](/en/contact) and the room will be open.',
      fr: 'Avec plaisir. Ruben vous fait visiter chaque jour ouvrable, de 8 h à 17 h 30. [Dites-nous quand vous venez](/fr/contact) et la salle sera ouverte.',
    },
    subject: 'rooms',
    sequence: 15,
  },
  {
    question: {
      nl: 'Wat staat er klaar in de zaal?',
      en: 'What is ready in the room?',
      fr: 'Que trouve-t-on dans la salle ?',
    },
    answer: {
      nl: 'Een scherm, wifi en de tafels zoals u ze vroeg. Een whiteboard, computers of een ringleiding vindt u bij de zalen die ze hebben. Catering kiest u erbij, als u dat wilt.',
      en: 'A screen, Wi-Fi and the tables set up as you asked. Rooms with a whiteboard, computers or a hearing loop say so. Catering is yours to add, or to leave out.',
      fr: 'Un écran, le wifi et les tables disposées comme vous l’avez demandé. Les salles avec tableau blanc, ordinateurs ou boucle magnétique l’indiquent. La restauration se choisit en plus, sans obligation.',
    },
    subject: 'rooms',
    sequence: 16,
  },
  {
    question: {
      nl: 'Tot wanneer kan ik annuleren?',
      en: 'Until when can I cancel?',
      fr: 'Jusqu’à quand puis-je annuler ?',
    },
    answer: {
      nl: 'Gratis tot tien werkdagen vooraf, voor de helft tot drie werkdagen vooraf. Het aantal personen past u tot dan nog gratis aan. [Alle annuleringsvoorwaarden](/page/annuleringsvoorwaarden).',
      en: 'Free of charge until ten working days ahead, for half the price until three working days ahead. Until then you can also change the number of people at no cost. [All cancellation conditions](/en/page/cancellation-conditions).',
      fr: 'Sans frais jusqu’à dix jours ouvrables avant, pour la moitié du prix jusqu’à trois jours ouvrables avant. D’ici là, vous adaptez aussi le nombre de personnes sans frais. [Toutes les conditions d’annulation](/fr/page/conditions-d-annulation).',
    },
    subject: 'rooms',
    sequence: 17,
  },
  {
    question: {
      nl: 'Vanaf hoeveel deelnemers loont een opleiding op maat?',
      en: 'From how many participants does tailor-made training pay off?',
      fr: 'À partir de combien de participants le sur mesure est-il intéressant ?',
    },
    answer: {
      nl: 'Vanaf zes deelnemers is ze vaak voordeliger dan losse inschrijvingen. De prijs is er een voor de hele groep en staat vooraf vast.',
      en: 'From six participants it often costs less than separate registrations. The price is for the whole group and is fixed beforehand.',
      fr: 'À partir de six participants, il revient souvent moins cher que des inscriptions séparées. Le prix vaut pour tout le groupe et est fixé à l’avance.',
    },
    subject: 'tailored',
    sequence: 18,
  },
  {
    question: {
      nl: 'Hoe snel kan een opleiding op maat beginnen?',
      en: 'How soon can tailor-made training begin?',
      fr: 'Quand une formation sur mesure peut-elle commencer ?',
    },
    answer: {
      nl: 'U hebt binnen één werkdag een antwoord en binnen vijf werkdagen een voorstel. Reken daarna op drie tot vier weken: de lesgever leest uw dossiers en maakt er oefeningen van.',
      en: 'You have an answer within one working day and a proposal within five. After that, allow three to four weeks: the trainer reads your files and turns them into exercises.',
      fr: 'Vous avez une réponse en un jour ouvrable et une proposition en cinq. Comptez ensuite trois à quatre semaines : le formateur lit vos dossiers et en fait des exercices.',
    },
    subject: 'tailored',
    sequence: 19,
  },
  {
    question: {
      nl: 'Hoort mijn werkgever wat ik een coach vertel?',
      en: 'Does my employer hear what I tell a coach?',
      fr: 'Mon employeur apprend-il ce que je dis à un coach ?',
    },
    answer: {
      nl: 'Nee. Uw werkgever krijgt alleen te horen dat u er was. Past de coach niet bij u, dan zoeken we zonder discussie een andere.',
      en: 'No. Your employer only hears that you were there. If the coach does not suit you, we find you another, no questions asked.',
      fr: 'Non. Votre employeur sait seulement que vous étiez là. Si le coach ne vous convient pas, nous en cherchons un autre, sans discussion.',
    },
    subject: 'tailored',
    sequence: 20,
  },
  {
    question: {
      nl: 'Hoe vroeg kan ik binnen?',
      en: 'How early can I come in?',
      fr: 'À partir de quelle heure puis-je entrer ?',
    },
    answer: {
      nl: 'Vanaf 8.00 uur. De meeste lesdagen beginnen om 9.00 uur, en tot dan is er koffie aan de bar.',
      en: 'From 8:00. Most course days start at 9:00, and until then there is coffee at the bar.',
      fr: 'Dès 8 h. La plupart des journées commencent à 9 h, et d’ici là le café est servi au bar.',
    },
    subject: 'visit',
    sequence: 21,
  },
  {
    question: {
      nl: 'Ik eet vegetarisch of heb een allergie. Kan dat?',
      en: 'I am vegetarian or have an allergy. Is that possible?',
      fr: 'Je suis végétarien ou allergique. Est-ce possible ?',
    },
    answer: {
      nl: 'Ja. Elke lunch heeft een vegetarische keuze. Meld een allergie ten laatste drie werkdagen vooraf [via een bericht](/contact), dan houdt de keuken er rekening mee.',
      en: 'Yes. Every lunch has a vegetarian choice. Tell us about an allergy at least three working days ahead [in a message](/en/contact) and the kitchen takes it into account.',
      fr: 'Oui. Chaque lunch propose un choix végétarien. Signalez une allergie au moins trois jours ouvrables à l’avance [par un message](/fr/contact) et la cuisine en tiendra compte.',
    },
    subject: 'visit',
    sequence: 22,
  },
  {
    question: {
      nl: 'Zijn er opleidingen ’s avonds of in het weekend?',
      en: 'Are there courses in the evening or at the weekend?',
      fr: 'Y a-t-il des formations le soir ou le week-end ?',
    },
    answer: {
      nl: 'Nee, onze sessies zijn overdag, op weekdagen. Past dat niet? Een [opleiding op maat](/coaching) geven we bij u, op het uur dat u kiest.',
      en: 'No, our sessions are during the day, on weekdays. Does that not suit you? We give a [tailor-made course](/en/coaching) at your place, at the hour you choose.',
      fr: 'Non, nos sessions ont lieu en journée, en semaine. Cela ne vous convient pas ? Nous donnons une [formation sur mesure](/fr/coaching) chez vous, à l’heure de votre choix.',
    },
    subject: 'training',
    sequence: 23,
  },
]
