import type { ContentSeed } from './parts.ts'
import { closingBlocks, openingBlocks } from './parts.ts'

const reach = { phone: '+32 2 000 00 00', email: 'hallo@leerplein.test' }

const text = {
  nl: `Schrijf ze zoals ze in u opkomt. U krijgt antwoord binnen één werkdag, van een echt mens.

- **Een inschrijving of een datum?** Yasmina kijkt het meteen na. Hou de naam van de opleiding bij de hand.
- **Een programma op maat?** Olivier belt u terug voor een eerste gesprek.
- **Een zaal?** U vraagt het snelst een offerte aan via de pagina [Zaal huren](/facilities).
- **Een factuur of subsidie?** Vermeld het factuurnummer, dan zoekt Ilse het uit.

Bel [+32 2 000 00 00](tel:+3220000000) of schrijf naar [hallo@leerplein.test](mailto:hallo@leerplein.test), van maandag tot vrijdag tussen 8.00 en 17.30 uur.

Liever langskomen in de Vaartstraat 12, 1000 Brussel? Lees eerst [hoe u ons bereikt](/page/praktische-info-en-toegankelijkheid).`,
  en: `Write it the way it comes to mind. You get an answer within one working day, from a real person.

- **A registration or a date?** Yasmina looks it up at once. Keep the name of the course at hand.
- **A tailor-made programme?** Olivier calls you back for a first conversation.
- **A room?** The quickest way to a quotation is the page [Rent a classroom](/en/facilities).
- **An invoice or a subsidy?** Mention the invoice number and Ilse will sort it out.

Call [+32 2 000 00 00](tel:+3220000000) or write to [hallo@leerplein.test](mailto:hallo@leerplein.test), Monday to Friday, 8:00 to 17:30.

Would you rather drop by at Vaartstraat 12, 1000 Brussels? First read [how to get here](/en/page/practical-information-and-accessibility).`,
  fr: `Écrivez-la comme elle vous vient. Vous recevez une réponse en un jour ouvrable, d’une vraie personne.

- **Une inscription ou une date ?** Yasmina vérifie tout de suite. Gardez le nom de la formation sous la main.
- **Un programme sur mesure ?** Olivier vous rappelle pour un premier entretien.
- **Une salle ?** Le plus rapide est de demander un devis via la page « [Louer une salle](/fr/facilities) ».
- **Une facture ou un subside ?** Indiquez le numéro de facture et Ilse s’en occupe.

Appelez le [+32 2 000 00 00](tel:+3220000000) ou écrivez à [hallo@leerplein.test](mailto:hallo@leerplein.test), du lundi au vendredi, de 8 h à 17 h 30.

Vous préférez passer, rue du Canal 12 à 1000 Bruxelles ? Lisez d’abord [comment venir](/fr/page/infos-pratiques-et-accessibilite).`,
}

export const contact: ContentSeed<'contact'> = {
  data: {
    nl: {
      ...reach,
      title: 'Contact',
      seoDescription:
        'Een vraag over een opleiding, een zaal of een factuur? Bel, mail of kom langs in de Vaartstraat in Brussel. Antwoord binnen één werkdag.',
      address: 'Vaartstraat 12, 1000 Brussel',
      openingHours: 'Maandag tot vrijdag, van 8.00 tot 17.30 uur',
    },
    en: {
      ...reach,
      title: 'Contact',
      seoDescription:
        'A question about a course, a room or an invoice? Call, write or drop by on Vaartstraat in Brussels. An answer within one working day.',
      address: 'Vaartstraat 12, 1000 Brussels',
      openingHours: 'Monday to Friday, 8:00 to 17:30',
    },
    fr: {
      ...reach,
      title: 'Contact',
      seoDescription:
        'Une question sur une formation, une salle ou une facture ? Appelez, écrivez ou passez nous voir à Bruxelles. Réponse en un jour ouvrable.',
      address: 'rue du Canal 12, 1000 Bruxelles',
      openingHours: 'Du lundi au vendredi, de 8 h à 17 h 30',
    },
  },
  layout: [
    ...openingBlocks,
    {
      id: 'intro',
      block: 'rich-text',
      data: {
        nl: { title: 'Stel uw vraag', text: text.nl },
        en: { title: 'Ask your question', text: text.en },
        fr: { title: 'Posez votre question', text: text.fr },
      },
    },
    {
      id: 'form',
      block: 'contact-form',
      data: {
        nl: {
          title: 'Of schrijf ons hier',
          text: 'Vertel ons waar u naar zoekt. We lezen elk bericht zelf.',
          buttonLabel: 'Verstuur uw vraag',
        },
        en: {
          title: 'Or write to us here',
          text: 'Tell us what you are looking for. We read every message ourselves.',
          buttonLabel: 'Send your question',
        },
        fr: {
          title: 'Ou écrivez-nous',
          text: 'Dites-nous ce que vous cherchez. Nous lisons chaque message nous-mêmes.',
          buttonLabel: 'Envoyer votre question',
        },
      },
    },
    ...closingBlocks,
  ],
}
