import type { ContentSeed } from './parts.ts'

export const tailored: ContentSeed<'tailored'> = {
  data: {
    nl: {
      title: 'Van uw vraag naar uw programma',
      text: 'U vertelt wat er moet veranderen. Binnen vijf werkdagen ligt er één bladzijde met een voorstel, een lesgever en een vaste prijs.',
      buttonLabel: 'Stel uw vraag',
      steps: [
        {
          title: 'Gesprek',
          text: 'Een uur, bij u of online. We vragen wat uw mensen nu doen en wat ze straks moeten kunnen.',
        },
        {
          title: 'Voorstel',
          text: 'Eén bladzijde: doel, programma, lesgever, data en een prijs die niet meer verandert.',
        },
        {
          title: 'Opleiding',
          text: 'Bij u, bij ons of online. Met uw eigen dossiers, machines en klanten als oefenstof.',
        },
        { title: 'Opvolging', text: 'Na zes weken bellen we: wat werkt, wat niet, en wat is er nog nodig?' },
      ],
    },
    en: {
      title: 'From your need to your programme',
      text: 'You tell us what has to change. Within five working days you have one page with a proposal, a trainer and a fixed price.',
      buttonLabel: 'Tell us what you need',
      steps: [
        {
          title: 'Conversation',
          text: 'One hour, at your place or online. We ask what your people do now and what they need to be able to do.',
        },
        { title: 'Proposal', text: 'One page: aim, programme, trainer, dates and a price that will not change.' },
        {
          title: 'Training',
          text: 'At your place, at ours or online. Your own files, machines and customers are the exercises.',
        },
        { title: 'Follow-up', text: 'After six weeks we call: what works, what does not, and what is still needed?' },
      ],
    },
    fr: {
      title: 'De votre besoin à votre programme',
      text: 'Vous nous dites ce qui doit changer. En cinq jours ouvrables, vous recevez une page avec une proposition, un formateur et un prix fixe.',
      buttonLabel: 'Parlez-nous de votre projet',
      steps: [
        {
          title: 'Entretien',
          text: 'Une heure, chez vous ou en ligne. Nous demandons ce que vos équipes font aujourd’hui et ce qu’elles devront savoir faire.',
        },
        {
          title: 'Proposition',
          text: 'Une page : objectif, programme, formateur, dates et un prix qui ne bougera plus.',
        },
        {
          title: 'Formation',
          text: 'Chez vous, chez nous ou en ligne. Vos dossiers, vos machines et vos clients servent d’exercices.',
        },
        {
          title: 'Suivi',
          text: 'Après six semaines, nous appelons : qu’est-ce qui marche, qu’est-ce qui coince, que faut-il encore ?',
        },
      ],
    },
  },
}
