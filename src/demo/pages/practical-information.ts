import { closingBlocks, openingBlocks } from '../static-contents/parts.ts'
import type { PageSeed } from './shape.ts'

const travel = {
  nl: `Leerplein, Vaartstraat 12, 1000 Brussel. De deur gaat open om 8.00 uur.

- **Trein:** vanuit Brussel-Noord stapt u in een kwartier langs het kanaal.
- **Metro:** halte IJzer, lijnen 2 en 6, op vijf minuten stappen.
- **Fiets:** een overdekte stalling met stopcontacten in de binnenkoer. Bel aan bij nummer 14.
- **Auto:** parkeren in de straat is betalend en schaars. Heel Brussel is een lage-emissiezone: kijk vooraf of uw wagen binnen mag.

Komt u naar Antwerpen, Gent of Luik? Het adres staat in de e-mail die u krijgt zodra uw inschrijving vaststaat. De weg ernaartoe en het lokaal mailen we u vijf werkdagen voor de start.`,
  en: `Leerplein, Vaartstraat 12, 1000 Brussels. The doors open at 8:00.

- **Train:** a quarter of an hour’s walk along the canal from Brussels-North.
- **Metro:** Yser station, lines 2 and 6, a five-minute walk.
- **Bicycle:** covered parking with sockets in the courtyard. Ring at number 14.
- **Car:** parking in the street is paid and scarce. All of Brussels is a low-emission zone: check beforehand whether your car is allowed in.

Coming to Antwerp, Ghent or Liège? The address is in the email you receive as soon as your registration is final. Five working days before the start we email you the way there and the room.`,
  fr: `Leerplein, rue du Canal 12 (Vaartstraat), 1000 Bruxelles. Les portes ouvrent à 8 h.

- **Train :** un quart d’heure à pied le long du canal depuis Bruxelles-Nord.
- **Métro :** station Yser, lignes 2 et 6, à cinq minutes à pied.
- **Vélo :** un abri couvert avec des prises électriques dans la cour. Sonnez au numéro 14.
- **Voiture :** le stationnement en rue est payant et rare. Tout Bruxelles est une zone de basses émissions : vérifiez d’abord si votre véhicule y est admis.

Vous venez à Anvers, à Gand ou à Liège ? L’adresse figure dans l’e-mail envoyé dès que l’inscription est définitive. Cinq jours ouvrables avant le début, nous vous envoyons l’itinéraire et la salle.`,
}

const access = {
  nl: `- De ingang heeft geen drempel en de deur gaat vanzelf open.
- De lift is 110 cm breed en komt op elke verdieping met leslokalen. Alleen **Zaal Kwart**, onder het dak, bereikt u met een trap.
- Op het gelijkvloers is een aangepast toilet.
- Het Plein heeft een ringleiding voor wie een hoorapparaat draagt.
- Een geleidehond of assistentiehond is overal welkom.
- Er is een stille kamer, voor wie even rust nodig heeft, wil bidden of kolven.

Hebt u iets anders nodig, zoals een tolk Vlaamse Gebarentaal, groter gedrukt materiaal of meer tijd bij een examen? Laat het twee weken vooraf weten via [contact](/contact). We regelen het zonder meerprijs.`,
  en: `- The entrance is step-free and the door opens by itself.
- The lift is 110 cm wide and serves every floor with classrooms. Only the **Quarter room**, under the roof, is reached by stairs.
- There is an accessible toilet on the ground floor.
- The Plein has a hearing loop for people with hearing aids.
- Guide dogs and assistance dogs are welcome everywhere.
- There is a quiet room, for anyone who needs a rest, wants to pray or has to express milk.

Do you need something else, such as a sign language interpreter, materials in large print or more time for an exam? Tell us two weeks ahead through [contact](/en/contact). We arrange it at no extra cost.`,
  fr: `- L’entrée est de plain-pied et la porte s’ouvre automatiquement.
- L’ascenseur, large de 110 cm, dessert tous les étages de cours. Seule la **Salle Quart**, sous le toit, n’est accessible que par un escalier.
- Des toilettes adaptées se trouvent au rez-de-chaussée.
- Le Plein est équipé d’une boucle magnétique pour les appareils auditifs.
- Les chiens guides et d’assistance sont les bienvenus partout.
- Une pièce calme est à votre disposition pour vous reposer, prier ou tirer votre lait.

Il vous faut autre chose : un interprète en langue des signes, des documents en grands caractères, plus de temps à l’examen ? Prévenez-nous deux semaines à l’avance via la page [contact](/fr/contact). Nous l’organisons sans supplément.`,
}

export const practicalInformation: PageSeed = {
  key: 'practical-information',
  title: {
    nl: 'Praktische info en toegankelijkheid',
    en: 'Practical information and accessibility',
    fr: 'Infos pratiques et accessibilité',
  },
  slug: {
    nl: 'praktische-info-en-toegankelijkheid',
    en: 'practical-information-and-accessibility',
    fr: 'infos-pratiques-et-accessibilite',
  },
  seoDescription: {
    nl: 'Zo bereikt u Leerplein in Brussel met trein, metro, fiets of auto, en dit is er voor wie een rolstoel, hoorapparaat of assistentiehond heeft.',
    en: 'How to reach Leerplein in Brussels by train, metro, bicycle or car, and what there is for wheelchairs, hearing aids and assistance dogs.',
    fr: 'Comment rejoindre Leerplein à Bruxelles en train, métro, vélo ou voiture, et ce qui est prévu pour fauteuils roulants et appareils auditifs.',
  },
  layout: [
    ...openingBlocks,
    {
      id: 'travel',
      block: 'rich-text',
      data: {
        nl: { title: 'Zo komt u er', text: travel.nl },
        en: { title: 'Getting here', text: travel.en },
        fr: { title: 'Comment venir', text: travel.fr },
      },
    },
    {
      id: 'access',
      block: 'rich-text',
      data: {
        nl: { title: 'Voor iedereen toegankelijk', text: access.nl },
        en: { title: 'Open to everyone', text: access.en },
        fr: { title: 'Accessible à tous', text: access.fr },
      },
    },
    {
      id: 'faq',
      block: 'faq',
      data: {
        nl: { title: 'Wat men ons vooraf vraagt', subjects: ['visit', 'online'] },
        en: { title: 'What people ask beforehand', subjects: ['visit', 'online'] },
        fr: { title: 'Ce que l’on nous demande avant de venir', subjects: ['visit', 'online'] },
      },
    },
    ...closingBlocks,
  ],
}
