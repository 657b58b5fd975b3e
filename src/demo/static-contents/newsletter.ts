import type { ContentSeed } from './parts.ts'
import { closingBlocks, openingBlocks } from './parts.ts'

const text = {
  nl: `Elke eerste dinsdag van de maand leest u:

- **De nieuwe data** voor u ze elders ziet, met de laatste vrije plaatsen.
- **Eén ding dat u die dag nog kunt gebruiken**, van een van onze lesgevers.
- **Wat er verandert** aan subsidies, attesten en regels rond opleiding.

Meer dan één e-mail per maand sturen we niet, en uw adres geven we aan niemand door. Elke nieuwsbrief heeft een link om uit te schrijven.`,
  en: `On the first Tuesday of every month you get:

- **The new dates** before you see them elsewhere, with the last free seats.
- **One thing that you can use that same day**, from one of our trainers.
- **What changes** in subsidies, certificates and the rules on training.

We never send more than one email a month, and we pass your address on to nobody. Every newsletter has a link to unsubscribe.`,
  fr: `Chaque premier mardi du mois, vous lisez :

- **Les nouvelles dates** avant tout le monde, avec les dernières places libres.
- **Une chose à utiliser le jour même**, proposée par l’un de nos formateurs.
- **Ce qui change** dans les subsides, les attestations et les règles de formation.

Jamais plus d’un e-mail par mois, et nous ne transmettons votre adresse à personne. Chaque newsletter contient un lien pour vous désinscrire.`,
}

export const newsletter: ContentSeed<'newsletter'> = {
  data: {
    nl: {
      title: 'Nieuwsbrief',
      seoDescription:
        'Eén e-mail per maand met nieuwe opleidingen, vrije plaatsen en een tip die u dezelfde dag gebruikt. Uitschrijven kan altijd.',
    },
    en: {
      title: 'Newsletter',
      seoDescription:
        'One email a month with new courses, free seats and a tip that you can use the same day. Unsubscribe whenever you like.',
    },
    fr: {
      title: 'Newsletter',
      seoDescription:
        'Un e-mail par mois avec les nouvelles formations, les places libres et un conseil à utiliser le jour même. Désinscription à tout moment.',
    },
  },
  layout: [
    ...openingBlocks,
    {
      id: 'intro',
      block: 'rich-text',
      data: {
        nl: { title: 'Eén e‑mail per maand, in vijf minuten gelezen', text: text.nl },
        en: { title: 'One email a month, read in five minutes', text: text.en },
        fr: { title: 'Un e‑mail par mois, lu en cinq minutes', text: text.fr },
      },
    },
    {
      id: 'form',
      block: 'newsletter-form',
      data: {
        nl: { title: 'Schrijf u in', text: 'We vragen eerst per e-mail of u het bent.', buttonLabel: 'Schrijf mij in' },
        en: { title: 'Subscribe', text: 'We first ask by email whether it is you.', buttonLabel: 'Subscribe me' },
        fr: {
          title: 'Inscrivez-vous',
          text: 'Nous vérifions d’abord par e-mail que c’est bien vous.',
          buttonLabel: 'M’inscrire',
        },
      },
    },
    ...closingBlocks,
  ],
}
