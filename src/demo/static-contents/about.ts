import type { ContentSeed } from './parts.ts'
import { closingBlocks, openingBlocks } from './parts.ts'

const story = {
  nl: `Op een plein komt iedereen langs. De bakker, de ploegbaas, de directeur van de vzw om de hoek. Zo zien onze groepen er ook uit, en dat is geen toeval: van iemand met een ander beroep leert u vaak het meest.

We begonnen met één lokaal boven een drukkerij en één opleiding boekhouden. Vandaag geven we les in Brussel, Antwerpen, Gent en Luik, en online. De regels van toen gelden nog:

- **Kleine groepen.** Gemiddeld 12 deelnemers. Iedereen komt aan het woord.
- **Uw eigen werk.** U brengt een dossier, een tabel of een lastig gesprek mee. Daarmee oefenen we.
- **Mensen uit het vak.** Onze lesgevers doen overdag wat ze u leren.
- **Drie talen.** Hetzelfde programma in het Nederlands, Engels en Frans.

Na zes weken vragen we wat u er nog van gebruikt. Is dat niets, dan willen we weten waarom.`,
  en: `Everybody crosses the square. The baker, the shift supervisor, the director of the charity round the corner. That is what our groups look like too, and not by chance: you often learn most from someone in another trade.

We started with one room above a printing works and one bookkeeping course. Today we teach in Brussels, Antwerp, Ghent and Liège, and online. The rules are still the same:

- **Small groups.** 12 participants on average. Everyone gets to speak.
- **Your own work.** You bring a file, a spreadsheet or a difficult conversation. That is what we practise on.
- **People from the trade.** Our trainers spend their days doing what they teach you.
- **Three languages.** The same programme in Dutch, English and French.

Six weeks later we ask what you still use. If the answer is nothing, we want to know why.`,
  fr: `Tout le monde traverse la place. La boulangère, le chef d’équipe, la directrice de l’ASBL du coin. Nos groupes leur ressemblent, et ce n’est pas un hasard : c’est souvent d’un autre métier que l’on apprend le plus.

Nous avons commencé avec un local au-dessus d’une imprimerie et un cours de comptabilité. Aujourd’hui, nous formons à Bruxelles, Anvers, Gand et Liège, ainsi qu’en ligne. Les règles n’ont pas changé :

- **De petits groupes.** 12 participants en moyenne. Chacun prend la parole.
- **Votre propre travail.** Vous apportez un dossier, un tableau ou un entretien difficile. C’est notre matière.
- **Des gens du métier.** Nos formateurs pratiquent chaque jour ce qu’ils vous apprennent.
- **Trois langues.** Le même programme en français, en néerlandais et en anglais.

Six semaines plus tard, nous vous demandons ce que vous utilisez encore. Si la réponse est « rien », nous voulons savoir pourquoi.`,
}

export const about: ContentSeed<'about'> = {
  data: {
    nl: {
      title: 'Over ons',
      seoDescription:
        'Leerplein geeft opleidingen in kleine groepen, met lesgevers uit het vak. Leer het team in Brussel kennen en lees wat deelnemers ervan vonden.',
    },
    en: {
      title: 'About us',
      seoDescription:
        'Leerplein teaches small groups, with trainers from the trade. Meet the team in Brussels and read what participants thought of it.',
    },
    fr: {
      title: 'À propos de nous',
      seoDescription:
        'Leerplein forme de petits groupes, avec des formateurs issus du métier. Rencontrez l’équipe à Bruxelles et lisez l’avis des participants.',
    },
  },
  layout: [
    ...openingBlocks,
    {
      id: 'story',
      block: 'rich-text',
      data: {
        nl: { title: 'Een plein om te leren', text: story.nl },
        en: { title: 'A square for learning', text: story.en },
        fr: { title: 'Une place pour apprendre', text: story.fr },
      },
    },
    {
      id: 'team',
      block: 'staff',
      data: {
        nl: { title: 'Wie u aan de lijn krijgt', text: 'Negen mensen, geen keuzemenu. Schrijf gerust rechtstreeks.' },
        en: { title: 'Who picks up the phone', text: 'Nine people, no phone menu. Feel free to write to us directly.' },
        fr: {
          title: 'Qui décroche le téléphone',
          text: 'Neuf personnes, pas de menu vocal. Écrivez-nous directement.',
        },
      },
    },
    {
      id: 'reviews',
      block: 'reviews',
      data: {
        nl: { title: 'Deelnemers vertellen', limit: 6 },
        en: { title: 'In participants’ words', limit: 6 },
        fr: { title: 'La parole aux participants', limit: 6 },
      },
    },
    ...closingBlocks,
  ],
}
