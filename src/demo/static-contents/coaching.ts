import type { ContentSeed } from './parts.ts'
import { closingBlocks, openingBlocks } from './parts.ts'

const text = {
  nl: `Soms hebt u geen opleiding nodig, maar een gesprek. Een coach luistert, vraagt door en houdt u aan uw woord.

## Een-op-een

Zes gesprekken van anderhalf uur, verspreid over drie maanden. U kiest één doel en na elk gesprek één actie. Het eerste gesprek is gratis en verbindt u tot niets.

## Met uw team

We bouwen een programma rond uw vraag, uw mensen en uw planning. Dat kan bij u, bij ons in Brussel of online, in het Nederlands, Engels of Frans.

Wat u een coach vertelt, blijft tussen u en de coach. Uw werkgever krijgt alleen te horen dat u er was.`,
  en: `Sometimes you do not need a course but a conversation. A coach listens, keeps asking and holds you to your word.

## One to one

Six conversations of an hour and a half, spread over three months. You choose one goal, and one action after each conversation. The first conversation is free and commits you to nothing.

## With your team

We build a programme around your need, your people and your schedule. At your place, at ours in Brussels or online, in Dutch, English or French.

What you tell a coach stays between you and the coach. Your employer only hears that you were there.`,
  fr: `Parfois, il ne vous faut pas une formation, mais une conversation. Un coach écoute, questionne et vous rappelle vos engagements.

## En tête-à-tête

Six entretiens d’une heure et demie, répartis sur trois mois. Vous choisissez un objectif et, après chaque entretien, une action. Le premier est gratuit et ne vous engage à rien.

## Avec votre équipe

Nous bâtissons un programme autour de votre besoin, de vos collaborateurs et de votre agenda. Chez vous, chez nous à Bruxelles ou en ligne, en français, en néerlandais ou en anglais.

Ce que vous confiez à un coach reste entre vous deux. Votre employeur sait seulement que vous étiez là.`,
}

export const coaching: ContentSeed<'coaching'> = {
  data: {
    nl: {
      title: 'Coaching en opleiding op maat',
      seoDescription:
        'Een-op-een met een coach of een programma voor uw hele team. Binnen vijf werkdagen een voorstel op één bladzijde, met een vaste prijs.',
    },
    en: {
      title: 'Coaching and tailor-made training',
      seoDescription:
        'One to one with a coach, or a programme for your whole team. A one-page proposal within five working days, at a fixed price.',
    },
    fr: {
      title: 'Coaching et formation sur mesure',
      seoDescription:
        'En tête-à-tête avec un coach ou un programme pour toute votre équipe. Une proposition d’une page en cinq jours ouvrables, à prix fixe.',
    },
  },
  layout: [
    ...openingBlocks,
    {
      id: 'intro',
      block: 'rich-text',
      data: {
        nl: { title: 'We beginnen met luisteren', text: text.nl },
        en: { title: 'We start by listening', text: text.en },
        fr: { title: 'Nous commençons par écouter', text: text.fr },
      },
    },
    { id: 'tailored', block: 'tailored' },
    {
      id: 'courses',
      block: 'course-list',
      data: {
        nl: {
          title: 'Programma’s die we al bouwden',
          text: 'Een vertrekpunt. We passen elk programma aan uw team aan.',
          show: 'upcoming',
          limit: 6,
          only: 'TAILORED',
        },
        en: {
          title: 'Programmes we have built before',
          text: 'A starting point. We adapt each programme to your team.',
          show: 'upcoming',
          limit: 6,
          only: 'TAILORED',
        },
        fr: {
          title: 'Des programmes déjà bâtis',
          text: 'Un point de départ. Nous adaptons chaque programme à votre équipe.',
          show: 'upcoming',
          limit: 6,
          only: 'TAILORED',
        },
      },
    },
    {
      id: 'faq',
      block: 'faq',
      data: {
        nl: { title: 'Veelgestelde vragen', subjects: ['tailored'] },
        en: { title: 'Frequently asked questions', subjects: ['tailored'] },
        fr: { title: 'Questions fréquentes', subjects: ['tailored'] },
      },
    },
    ...closingBlocks,
  ],
}
