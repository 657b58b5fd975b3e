import { closingBlocks, openingBlocks } from '../static-contents/parts.ts'
import type { PageSeed } from './shape.ts'

const wallet = {
  nl: `Met de kmo-portefeuille legt de Vlaamse overheid een deel van uw opleiding bij. Dat kan voor kleine en middelgrote ondernemingen en vrije beroepen die in Vlaanderen gevestigd zijn.

| Uw onderneming | Klein | Middelgroot |
| --- | --- | --- |
| Medewerkers | minder dan 50 | 50 tot 249 |
| Opleiding | 30 % | 20 % |
| Cybersecurity en energie-efficiëntie | 45 % | 35 % |

De steun wordt berekend op het bedrag zonder btw; de btw betaalt u altijd zelf. Een aanvraag begint bij € 100 en u krijgt hoogstens € 7.500 per jaar. Een opleiding van € 950 kost een kleine onderneming zo € 665, plus € 199,50 btw. Op de pagina van elke opleiding rekent u het na voor uw onderneming.

1. **Kijk of de opleiding in aanmerking komt.** Dat staat bij elke opleiding, naast de prijs.
2. **Vraag de steun aan** bij [VLAIO](https://www.vlaio.be), ten laatste veertien dagen na de start.
3. **Stort uw eigen deel** in uw portefeuille. De overheid legt de rest bij.
4. **Betaal onze factuur** met uw portefeuille, en de btw apart met een overschrijving.

Kies bij het inschrijven **Met de kmo-portefeuille**: u krijgt de factuur meteen, met uw eigen bedragen en datums.`,
  en: `Through the SME e-wallet (kmo-portefeuille) the Flemish government adds part of the price of your course. It is for small and medium-sized companies and the liberal professions established in Flanders.

| Your company | Small | Medium-sized |
| --- | --- | --- |
| Staff | fewer than 50 | 50 to 249 |
| Training | 30% | 20% |
| Cybersecurity and energy efficiency | 45% | 35% |

The support is a share of the amount excluding VAT; the VAT is always yours. An application starts at €100, and you receive at most €7,500 a year. A €950 course thus costs a small company €665, plus €199.50 VAT. On the page of each course you can work it out for your own company.

1. **Check whether the course qualifies.** Each course says so, next to the price.
2. **Apply for the support** with [VLAIO](https://www.vlaio.be), no later than fourteen days after the start.
3. **Pay your own share** into your wallet. The government adds the rest.
4. **Pay our invoice** from your wallet, and the VAT separately by bank transfer.

Choose **With the SME e-wallet** when you register: you get the invoice at once, with your own amounts and dates.`,
  fr: `Avec le kmo-portefeuille, l’autorité flamande prend en charge une part de votre formation. Il s’adresse aux petites et moyennes entreprises et aux professions libérales établies en Flandre.

| Votre entreprise | Petite | Moyenne |
| --- | --- | --- |
| Travailleurs | moins de 50 | de 50 à 249 |
| Formation | 30 % | 20 % |
| Cybersécurité et efficacité énergétique | 45 % | 35 % |

L’aide se calcule sur le montant hors TVA ; la TVA reste toujours à votre charge. Une demande commence à 100 € et vous recevez au plus 7 500 € par an. Une formation de 950 € coûte ainsi 665 € à une petite entreprise, plus 199,50 € de TVA. Sur la page de chaque formation, vous faites le calcul pour votre entreprise.

1. **Vérifiez si la formation est subsidiée.** C’est indiqué sur chaque fiche, à côté du prix.
2. **Demandez l’aide** auprès de [VLAIO](https://www.vlaio.be), au plus tard quatorze jours après le début.
3. **Versez votre part** dans votre portefeuille. L’autorité flamande ajoute le reste.
4. **Payez notre facture** avec votre portefeuille, et la TVA séparément par virement.

Choisissez **Avec le kmo-portefeuille** en vous inscrivant : vous recevez aussitôt la facture, avec vos montants et vos dates.`,
}

const regions = {
  nl: `Uw maatschappelijke zetel of vestiging bepaalt waar u aanklopt.

- **Vlaanderen:** de kmo-portefeuille, voor ondernemingen en vrije beroepen.
- **Brussel:** de opleidingspremie van [Brussel Economie en Werkgelegenheid](https://economie-werk.brussels). U vraagt ze aan vóór de opleiding begint.
- **Wallonië:** de opleidingscheques van [Le Forem](https://www.leforem.be), per deelnemer en per uur.

Werknemers uit de privésector kunnen daarnaast recht hebben op opleidingsverlof.`,
  en: `Where to apply depends on where your company is based.

- **Flanders:** the SME e-wallet, for companies and the liberal professions.
- **Brussels:** the training grant of [Brussels Economy and Employment](https://economy-employment.brussels). Apply before the course begins.
- **Wallonia:** the training vouchers of [Le Forem](https://www.leforem.be), per participant and per hour.

Employees in the private sector may also be entitled to training leave.`,
  fr: `Tout dépend de la Région où se trouve votre entreprise.

- **Wallonie :** les chèques-formation du [Forem](https://www.leforem.be), par participant et par heure de formation.
- **Bruxelles :** la prime à la formation de [Bruxelles Économie et Emploi](https://economie-emploi.brussels). Demandez-la avant le début de la formation.
- **Flandre :** le kmo-portefeuille, pour les entreprises et les professions libérales.

Les travailleurs du secteur privé peuvent en outre avoir droit au congé-éducation payé.`,
}

const help = {
  nl: `Ilse doet dit elke dag. Mail uw ondernemingsnummer en de opleiding naar [ilse.vandamme@leerplein.test](mailto:ilse.vandamme@leerplein.test) en u weet binnen één werkdag wat u kunt aanvragen. De overheid beslist; haar eigen site heeft altijd gelijk.`,
  en: `Ilse does this every day. Email your company number and the course to [ilse.vandamme@leerplein.test](mailto:ilse.vandamme@leerplein.test) and you will know within one working day what you can apply for. The authorities decide; their own sites are always right.`,
  fr: `Ilse fait cela tous les jours. Envoyez votre numéro d’entreprise et le nom de la formation à [ilse.vandamme@leerplein.test](mailto:ilse.vandamme@leerplein.test) : vous saurez en un jour ouvrable ce que vous pouvez demander. L’autorité décide ; son propre site fait foi.`,
}

export const subsidies: PageSeed = {
  key: 'subsidies',
  title: {
    nl: 'Subsidies en de kmo-portefeuille',
    en: 'Subsidies and the SME e-wallet',
    fr: 'Subsides et chèques-formation',
  },
  slug: {
    nl: 'subsidies-en-kmo-portefeuille',
    en: 'subsidies-and-sme-wallet',
    fr: 'subsides-et-cheques-formation',
  },
  seoDescription: {
    nl: 'Tot 30 % steun voor uw opleiding via de Vlaamse kmo-portefeuille. Zo vraagt u steun aan in Vlaanderen, Brussel en Wallonië, met een rekenvoorbeeld.',
    en: 'Up to 30% Flemish support for your course through the SME e-wallet. How to apply for support in Flanders, Brussels and Wallonia, with an example.',
    fr: 'Chèques-formation en Wallonie, prime à Bruxelles, kmo-portefeuille en Flandre : quelles aides pour votre formation et comment les demander.',
  },
  layout: [
    ...openingBlocks,
    {
      id: 'wallet',
      block: 'rich-text',
      data: {
        nl: { title: 'In Vlaanderen: tot 30 % steun, voor sommige thema’s 45 %', text: wallet.nl },
        en: { title: 'In Flanders: up to 30% support, 45% for some themes', text: wallet.en },
        fr: { title: 'En Flandre : jusqu’à 30 % d’aide, 45 % pour certains thèmes', text: wallet.fr },
      },
    },
    {
      id: 'regions',
      block: 'rich-text',
      data: {
        nl: { title: 'Elk gewest zijn eigen steun', text: regions.nl },
        en: { title: 'Each region has its own support', text: regions.en },
        fr: { title: 'À chaque Région son aide', text: regions.fr },
      },
    },
    {
      id: 'help',
      block: 'rich-text',
      data: {
        nl: { title: 'We zoeken het voor u uit', text: help.nl },
        en: { title: 'We find out for you', text: help.en },
        fr: { title: 'Nous cherchons pour vous', text: help.fr },
      },
    },
    ...closingBlocks,
  ],
}
