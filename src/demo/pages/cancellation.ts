import { closingBlocks, openingBlocks } from '../static-contents/parts.ts'
import type { PageSeed } from './shape.ts'

const courses = {
  nl: `Stuurt u liever iemand anders? Dat kan gratis, tot de ochtend zelf, bij uw inschrijving in [Mijn account](/my-account/registration-data). Voor een opleiding met certificaat hebben we ook de geboortedatum en geboorteplaats nodig.

Kan er niemand komen, annuleer dan ook daar: u ziet vooraf wat u terugkrijgt. Per e-mail aan [hallo@leerplein.test](mailto:hallo@leerplein.test) kan ook; de datum van uw e-mail telt. Een andere datum kiezen is gratis tot veertien dagen voor de start.

- **Tot veertien dagen voor de start:** u betaalt niets en krijgt alles terug.
- **Dertien tot vijf dagen voor de start:** u betaalt de helft.
- **Later, of zonder bericht:** u betaalt het volledige bedrag.
- **Ziek?** Met een attest kiest u één keer gratis een andere datum.

Bent u consument en schreef u zich online in, dan kunt u binnen veertien dagen zonder reden herroepen, met de knop bij uw inschrijving, tenzij de opleiding al met uw akkoord is afgelopen.`,
  en: `Would you rather send someone else? You can, free of charge, up to the morning itself, at your registration in [My account](/en/my-account/registration-data). For a certified course we also need the date and place of birth.

If nobody can come, cancel there too: you see beforehand what you get back. You can also email [hallo@leerplein.test](mailto:hallo@leerplein.test); the date of your email counts. Choosing another date is free until fourteen days before the start.

- **Until fourteen days before the start:** you pay nothing and get everything back.
- **Thirteen to five days before the start:** you pay half.
- **Later, or without notice:** you pay the full amount.
- **Ill?** With a doctor’s note you choose another date once, free of charge.

If you are a consumer and registered online, you can withdraw within fourteen days without giving a reason, by the button at your registration, unless the course has already been completed with your agreement.`,
  fr: `Vous préférez envoyer quelqu’un d’autre ? C’est gratuit, jusqu’au matin même, depuis votre inscription dans [Mon compte](/fr/my-account/registration-data). Pour une formation certifiante, il nous faut aussi la date et le lieu de naissance.

Si personne ne peut venir, annulez au même endroit : vous voyez d’avance ce qui vous est remboursé. Vous pouvez aussi écrire à [hallo@leerplein.test](mailto:hallo@leerplein.test) ; la date de votre e-mail fait foi. Choisir une autre date est gratuit jusqu’à quatorze jours avant le début.

- **Jusqu’à quatorze jours avant le début :** vous ne payez rien et récupérez tout.
- **De treize à cinq jours avant le début :** vous payez la moitié.
- **Plus tard, ou sans prévenir :** vous payez la totalité.
- **Malade ?** Sur présentation d’un certificat médical, vous choisissez une fois une autre date, sans frais.

Si vous êtes consommateur et inscrit en ligne, vous pouvez vous rétracter dans les quatorze jours sans donner de motif, avec le bouton de votre inscription, sauf si la formation a déjà été entièrement suivie avec votre accord.`,
}

const ours = {
  nl: `Dat doen we alleen bij te weinig inschrijvingen, ziekte van de lesgever of overmacht. U hoort het zo snel mogelijk, bij te weinig inschrijvingen minstens vijf werkdagen vooraf. U kiest: een andere datum, of uw geld terug binnen veertien dagen.`,
  en: `We only do so when there are too few registrations, the trainer is ill or in case of force majeure. You hear as soon as possible, and at least five working days ahead when registrations are too few. You choose: another date, or your money back within fourteen days.`,
  fr: `Cela n’arrive qu’en cas d’inscriptions insuffisantes, de maladie du formateur ou de force majeure. Nous vous prévenons au plus vite, et au moins cinq jours ouvrables à l’avance si les inscriptions manquent. À vous de choisir : une autre date, ou un remboursement dans les quatorze jours.`,
}

const rooms = {
  nl: `Tot tien werkdagen voor uw huur annuleert u gratis. Tot drie werkdagen vooraf betaalt u de helft van de zaal, daarna de hele zaal. Catering die nog niet besteld is, rekenen we niet aan. Het aantal personen past u gratis aan tot drie werkdagen vooraf.`,
  en: `You can cancel free of charge until ten working days before your booking. Until three working days ahead you pay half the room, after that the whole room. Catering that has not been ordered yet is not charged. You can change the number of people free of charge until three working days ahead.`,
  fr: `L’annulation est gratuite jusqu’à dix jours ouvrables avant votre location. Jusqu’à trois jours ouvrables avant, vous payez la moitié de la salle ; ensuite, la salle entière. La restauration non encore commandée n’est pas facturée. Le nombre de personnes se modifie sans frais jusqu’à trois jours ouvrables avant.`,
}

export const cancellation: PageSeed = {
  key: 'cancellation',
  title: { nl: 'Annuleringsvoorwaarden', en: 'Cancellation conditions', fr: 'Conditions d’annulation' },
  slug: { nl: 'annuleringsvoorwaarden', en: 'cancellation-conditions', fr: 'conditions-d-annulation' },
  seoDescription: {
    nl: 'Vervangen is altijd gratis, annuleren tot veertien dagen voor de start. De voorwaarden voor opleidingen en zaalhuur op één pagina.',
    en: 'Sending a replacement is always free, cancelling until fourteen days before the start. The conditions for courses and rooms on one page.',
    fr: 'Se faire remplacer est toujours gratuit, annuler l’est jusqu’à quatorze jours avant. Les conditions pour les formations et les salles.',
  },
  layout: [
    ...openingBlocks,
    {
      id: 'courses',
      block: 'rich-text',
      data: {
        nl: { title: 'Kunt u niet komen?', text: courses.nl },
        en: { title: 'Can’t you come?', text: courses.en },
        fr: { title: 'Vous ne pouvez pas venir\u00a0?', text: courses.fr },
      },
    },
    {
      id: 'ours',
      block: 'rich-text',
      data: {
        nl: { title: 'We moeten afzeggen', text: ours.nl },
        en: { title: 'We have to cancel', text: ours.en },
        fr: { title: 'Nous devons annuler', text: ours.fr },
      },
    },
    {
      id: 'rooms',
      block: 'rich-text',
      data: {
        nl: { title: 'Uw zaalhuur gaat niet door', text: rooms.nl },
        en: { title: 'Your room booking is off', text: rooms.en },
        fr: { title: 'Votre location n’a pas lieu', text: rooms.fr },
      },
    },
    ...closingBlocks,
  ],
}
