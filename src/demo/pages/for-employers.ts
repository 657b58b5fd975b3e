import { closingBlocks, openingBlocks } from '../static-contents/parts.ts'
import type { PageSeed } from './shape.ts'

const team = {
  nl: `Eén collega of honderd: u schrijft ze in vanuit één account.

- **Een eigen account voor uw organisatie.** Uw beheerder keurt nieuwe collega’s goed. Niemand sluit ongevraagd aan.
- **Deelnemers bewaart u één keer.** De volgende inschrijving duurt een minuut.
- **Uw bestelnummer op de factuur.** Vul het in bij het inschrijven, dan betaalt uw boekhouding zonder vragen.
- **Alles op één plek.** Inschrijvingen, facturen, resultaten en certificaten, ook voor een inspectie of audit. Of een certificaat echt is, [controleert u met de code](/verify).

Vlaamse kmo’s krijgen vaak [steun uit de kmo-portefeuille](/page/subsidies-en-kmo-portefeuille).

Telt uw bedrijf twintig werknemers of meer, dan stelt u elk jaar een opleidingsplan op. We maken er graag een overzicht voor van wat uw mensen bij ons volgden.`,
  en: `One colleague or a hundred: you register them from one account.

- **An account for your organisation.** Your administrator approves new colleagues. Nobody joins unasked.
- **Enter participants once.** The next registration takes a minute.
- **Your PO number on the invoice.** Fill it in when you register and your accounts department can pay without asking.
- **Everything in one place.** Registrations, invoices, results and certificates, for an inspection or an audit too. Whether a certificate is genuine, [you check with its code](/en/verify).

Flemish small and medium-sized companies often get [support from the SME e-wallet](/en/page/subsidies-and-sme-wallet).

If your company has twenty employees or more, Belgian law asks for a training plan every year. We gladly draw up an overview of what your people followed with us.`,
  fr: `Un collègue ou cent : vous les inscrivez depuis un seul compte.

- **Un compte pour votre organisation.** Votre administrateur approuve les nouveaux collègues. Personne ne s’y joint sans accord.
- **Les participants s’encodent une fois.** L’inscription suivante prend une minute.
- **Votre numéro de commande sur la facture.** Indiquez-le à l’inscription et votre comptabilité paiera sans poser de questions.
- **Tout au même endroit.** Inscriptions, factures, résultats et certificats, y compris pour une inspection ou un audit. Le code d’un certificat [permet d’en vérifier l’authenticité](/fr/verify).

Selon votre Région, [une aide est souvent possible](/fr/page/subsides-et-cheques-formation).

Si votre entreprise compte vingt travailleurs ou plus, vous établissez chaque année un plan de formation. Nous vous préparons volontiers un relevé de ce que vos équipes ont suivi chez nous.`,
}

const inCompany = {
  nl: `Vanaf zes deelnemers is een opleiding op maat vaak voordeliger dan losse inschrijvingen. De lesgever komt naar u, u kiest de dag en oefent met uw eigen dossiers. Ook in ploegen, ’s avonds of in drie talen.

U vertelt ons uw vraag in een gesprek van een uur. Binnen vijf werkdagen krijgt u een voorstel van één bladzijde met een vaste prijs. [Zo pakken we het aan](/coaching), of [stel meteen uw vraag](/contact).`,
  en: `From six participants a tailor-made course often costs less than separate registrations. The trainer comes to you, you choose the day and practise on your own files. In shifts, in the evening or in three languages, if you like.

You tell us what you need in a one-hour conversation. Within five working days you have a one-page proposal at a fixed price. [This is how we go about it](/en/coaching), or [ask your question now](/en/contact).`,
  fr: `À partir de six participants, une formation sur mesure revient souvent moins cher que des inscriptions séparées. Le formateur vient chez vous, vous choisissez le jour et travaillez sur vos propres dossiers. En équipes alternées, le soir ou en trois langues, si vous voulez.

Vous nous parlez de votre besoin pendant une heure. En cinq jours ouvrables, vous recevez une proposition d’une page à prix fixe. [Voici comment nous procédons](/fr/coaching), ou [posez tout de suite votre question](/fr/contact).`,
}

export const forEmployers: PageSeed = {
  key: 'for-employers',
  title: { nl: 'Voor werkgevers', en: 'For employers', fr: 'Pour les employeurs' },
  slug: { nl: 'voor-werkgevers', en: 'for-employers', fr: 'pour-les-employeurs' },
  seoDescription: {
    nl: 'Schrijf collega’s in vanuit één account, met uw bestelnummer op de factuur. Vanaf zes deelnemers komt de lesgever ook naar u.',
    en: 'Register colleagues from one account, with your PO number on the invoice. From six participants the trainer comes to you.',
    fr: 'Inscrivez vos collègues depuis un seul compte, avec votre bon de commande sur la facture. Dès six participants, le formateur vient chez vous.',
  },
  layout: [
    ...openingBlocks,
    {
      id: 'team',
      block: 'rich-text',
      data: {
        nl: { title: 'Uw hele ploeg, één account', text: team.nl },
        en: { title: 'Your whole team, one account', text: team.en },
        fr: { title: 'Toute votre équipe, un seul compte', text: team.fr },
      },
    },
    {
      id: 'in-company',
      block: 'rich-text',
      data: {
        nl: { title: 'Of we komen naar u', text: inCompany.nl },
        en: { title: 'Or we come to you', text: inCompany.en },
        fr: { title: 'Ou nous venons chez vous', text: inCompany.fr },
      },
    },
    {
      id: 'tailored',
      block: 'course-list',
      data: {
        nl: { title: 'Programma’s op maat', show: 'upcoming', limit: 3, only: 'TAILORED' },
        en: { title: 'Tailor-made programmes', show: 'upcoming', limit: 3, only: 'TAILORED' },
        fr: { title: 'Programmes sur mesure', show: 'upcoming', limit: 3, only: 'TAILORED' },
      },
    },
    {
      id: 'reviews',
      block: 'reviews',
      data: {
        nl: { title: 'Werkgevers en deelnemers vertellen', limit: 3 },
        en: { title: 'Employers and participants on Leerplein', limit: 3 },
        fr: { title: 'Employeurs et participants racontent', limit: 3 },
      },
    },
    ...closingBlocks,
  ],
}
