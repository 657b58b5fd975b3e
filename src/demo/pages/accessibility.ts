import { closingBlocks, openingBlocks } from '../static-contents/parts.ts'
import type { PageSeed } from './shape.ts'

const goal = {
  nl: `Iedereen moet hier een opleiding kunnen vinden en zich kunnen inschrijven, ook wie niet ziet, niet hoort, geen muis gebruikt of snel de draad kwijt is. We bouwen deze site naar de internationale richtlijnen WCAG 2.2, niveau AA. De site **voldoet grotendeels**: wat nog ontbreekt, staat hieronder.

Deze verklaring geldt voor leerplein.test, in het Nederlands, Engels en Frans.`,
  en: `Everybody should be able to find a course here and register for it, also without sight, hearing or a mouse, or when it is hard to keep track. We build this site to the international guidelines WCAG 2.2, level AA. The site is **largely compliant**: what is still missing is listed below.

This statement covers leerplein.test, in Dutch, English and French.`,
  fr: `Tout le monde doit pouvoir trouver une formation ici et s’y inscrire, même sans voir, sans entendre, sans souris, ou quand il est difficile de garder le fil. Nous construisons ce site selon les directives internationales WCAG 2.2, niveau AA. Le site est **conforme en grande partie** : ce qui manque encore figure ci-dessous.

Cette déclaration vaut pour leerplein.test, en français, en néerlandais et en anglais.`,
}

const tested = {
  nl: `Bij elke wijziging controleren we zelf:

- met het programma axe, op de pagina’s van de site;
- op een scherm van 360 pixels breed;
- de bouwstenen van de pagina’s met het toetsenbord alleen, met tekst op 200 %, met de kleuren van het besturingssysteem en zonder beweging;
- zonder scripts: lezen en zoeken werkt dan ook.

We hebben nog **geen** audit door een onafhankelijk bureau laten doen, en nog **geen** tests met mensen die elke dag een schermlezer gebruiken. Programma’s vinden niet alles: wat zij missen, horen we graag van u.`,
  en: `With every change we check ourselves:

- with the program axe, on the pages of the site;
- on a screen 360 pixels wide;
- the parts that pages are made of with the keyboard alone, with text at 200%, with the colours of the operating system and without motion;
- without scripts: reading and searching still work.

We have **not** yet had an audit by an independent agency, and **no** tests yet with people who use a screen reader every day. Programs do not find everything: if they missed something, we would like to hear it from you.`,
  fr: `À chaque modification, nous vérifions nous-mêmes :

- avec le programme axe, sur les pages du site ;
- sur un écran de 360 pixels de large ;
- les éléments des pages au clavier seul, avec un texte à 200 %, avec les couleurs du système d’exploitation et sans animation ;
- sans scripts : la lecture et la recherche fonctionnent aussi.

Nous n’avons **pas encore** fait réaliser d’audit par un bureau indépendant, ni de tests avec des personnes qui utilisent chaque jour un lecteur d’écran. Les programmes ne trouvent pas tout : dites-nous ce qui leur a échappé.`,
}

const gaps = {
  nl: `- **Pdf’s.** Facturen, offertes en certificaten hebben geen codes voor schermlezers. Alles wat erin staat, sturen we u op vraag als gewone tekst.
- **De film op de startpagina** staat op YouTube. De speler is niet van ons en de film heeft geen audiodescriptie.
- **Betalen** gebeurt op de site van onze betaalpartner. Lukt dat niet, dan betaalt u met een overschrijving: bel ons.
- **Zaal Kwart**, onder het dak, bereikt u alleen met een trap. [Hoe toegankelijk het gebouw is](/page/praktische-info-en-toegankelijkheid).`,
  en: `- **PDFs.** Invoices, quotations and certificates have no tags for screen readers. We gladly send you everything in them as plain text.
- **The film on the home page** is on YouTube. The player is not ours and the film has no audio description.
- **Paying** happens on the site of our payment partner. If that does not work, you pay by bank transfer: call us.
- **The Quarter room**, under the roof, is reached only by stairs. [How accessible the building is](/en/page/practical-information-and-accessibility).`,
  fr: `- **Les PDF.** Les factures, devis et certificats ne sont pas balisés pour les lecteurs d’écran. Sur demande, nous vous en envoyons tout le contenu en texte simple.
- **Le film de la page d’accueil** se trouve sur YouTube. Le lecteur n’est pas le nôtre et le film n’a pas d’audiodescription.
- **Le paiement** se fait sur le site de notre partenaire de paiement. En cas de souci, vous payez par virement : appelez-nous.
- **La Salle Quart**, sous le toit, n’est accessible que par un escalier. [L’accessibilité du bâtiment](/fr/page/infos-pratiques-et-accessibilite).`,
}

const help = {
  nl: `Loopt u ergens vast, of hebt u iets in een andere vorm nodig? Bel [+32 2 000 00 00](tel:+3220000000), schrijf naar [hallo@leerplein.test](mailto:hallo@leerplein.test) of [stuur een bericht](/contact). U hebt binnen één werkdag een antwoord; we schrijven u meteen in of reserveren meteen uw zaal als de site dat in de weg staat.

Komen we er samen niet uit, dan kunt u terecht bij de [FOD Economie](https://economie.fgov.be) en, bij discriminatie, bij [Unia](https://www.unia.be).

Opgesteld op 22 november 2026, op basis van eigen controle. We kijken deze verklaring minstens één keer per jaar na.`,
  en: `Are you stuck somewhere, or do you need something in another form? Call [+32 2 000 00 00](tel:+3220000000), write to [hallo@leerplein.test](mailto:hallo@leerplein.test) or [send a message](/en/contact). You have an answer within one working day; where the site is in your way, we register you or reserve your room ourselves.

If we cannot solve it together, you can turn to the [FPS Economy](https://economie.fgov.be/en) and, in case of discrimination, to [Unia](https://www.unia.be/en).

Drawn up on 22 November 2026, on the basis of our own checks. We review this statement at least once a year.`,
  fr: `Vous êtes bloqué quelque part, ou il vous faut un contenu sous une autre forme ? Appelez le [+32 2 000 00 00](tel:+3220000000), écrivez à [hallo@leerplein.test](mailto:hallo@leerplein.test) ou [envoyez un message](/fr/contact). Vous recevez une réponse en un jour ouvrable ; si le site vous fait obstacle, nous faisons nous-mêmes votre inscription ou votre réservation.

Si nous ne trouvons pas de solution ensemble, vous pouvez vous adresser au [SPF Économie](https://economie.fgov.be/fr) et, en cas de discrimination, à [Unia](https://www.unia.be/fr).

Établie le 22 novembre 2026, sur la base de nos propres contrôles. Nous revoyons cette déclaration au moins une fois par an.`,
}

export const accessibility: PageSeed = {
  key: 'accessibility',
  title: {
    nl: 'Toegankelijkheidsverklaring',
    en: 'Accessibility statement',
    fr: 'Déclaration d’accessibilité',
  },
  slug: {
    nl: 'toegankelijkheidsverklaring',
    en: 'accessibility-statement',
    fr: 'declaration-d-accessibilite',
  },
  seoDescription: {
    nl: 'Hoe toegankelijk deze site is: wat we toetsen aan WCAG 2.2 AA, wat nog niet in orde is en wie u helpt als u vastloopt.',
    en: 'How accessible this site is: what we check against WCAG 2.2 AA, what is not right yet and who helps you when you are stuck.',
    fr: 'L’accessibilité de ce site : ce que nous contrôlons selon les WCAG 2.2 AA, ce qui manque encore et qui vous aide en cas de blocage.',
  },
  layout: [
    ...openingBlocks,
    {
      id: 'goal',
      block: 'rich-text',
      data: {
        nl: { title: 'Een site voor iedereen', text: goal.nl },
        en: { title: 'A site for everybody', text: goal.en },
        fr: { title: 'Un site pour tout le monde', text: goal.fr },
      },
    },
    {
      id: 'tested',
      block: 'rich-text',
      data: {
        nl: { title: 'Wat we controleren', text: tested.nl },
        en: { title: 'What we check', text: tested.en },
        fr: { title: 'Ce que nous vérifions', text: tested.fr },
      },
    },
    {
      id: 'gaps',
      block: 'rich-text',
      data: {
        nl: { title: 'Wat nog niet in orde is', text: gaps.nl },
        en: { title: 'What is not right yet', text: gaps.en },
        fr: { title: 'Ce qui manque encore', text: gaps.fr },
      },
    },
    {
      id: 'help',
      block: 'rich-text',
      data: {
        nl: { title: 'Lukt iets niet?', text: help.nl },
        en: { title: 'Does something not work?', text: help.en },
        fr: { title: 'Un souci ?', text: help.fr },
      },
    },
    ...closingBlocks,
  ],
}
