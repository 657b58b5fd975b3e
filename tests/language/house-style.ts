import type { Locale } from '../../src/domain/locales.ts'

/** A decision on how we write, what breaks it, and an example of each: the wrong one is found, the right one is not. */
export interface Rule {
  says: string
  in: readonly Locale[]
  never: RegExp
  wrong: string
  right: string
}

const all = ['nl', 'en', 'fr'] as const

/** One word for one thing. */
const terms: Rule[] = [
  { says: 'we, not wij', in: ['nl'], never: /\bwij\b/i, wrong: 'Wij bellen u.', right: 'We bellen u.' },
  {
    says: 'u',
    in: ['nl'],
    never: /(?<!“)\b(?:je|jij|jou|jouw|jullie)\b/i,
    wrong: 'Kies je zaal',
    right: 'Kies uw zaal',
  },
  {
    says: 'vous',
    in: ['fr'],
    never: /(?<!\p{L})(?:tu|tes|toi)(?!\p{L})/iu,
    wrong: 'Choisis tes dates',
    right: 'Choisissez vos dates',
  },
  {
    says: 'a lesgever teaches',
    in: ['nl'],
    never: /\b(?:docent|trainer|instructeur)(?:en|s)?\b/i,
    wrong: 'Vraag het de docent',
    right: 'Vraag het de lesgever',
  },
  {
    says: 'a trainer teaches',
    in: ['en'],
    never: /\b(?:teacher|instructor|lecturer)s?\b/i,
    wrong: 'Your teacher',
    right: 'Your trainer',
  },
  {
    says: 'a formateur or formatrice teaches',
    in: ['fr'],
    never: /\b(?:trainer|enseignant|professeur)e?s?\b/i,
    wrong: 'Votre enseignant',
    right: 'Votre formatrice',
  },
  {
    says: 'a zaalreservatie, not a boeking',
    in: ['nl'],
    never: /\bboeking/i,
    wrong: 'Naar uw boeking',
    right: 'Naar uw zaalreservatie',
  },
  {
    says: 'money is paid back op de manier waarop u betaalde, automatisch',
    in: ['nl'],
    never: /langs de weg waarlangs|(?:komt|gaat|geld) vanzelf terug/i,
    wrong: 'Uw geld komt vanzelf terug',
    right: 'We storten uw geld automatisch terug',
  },
  {
    says: 'money is refunded automatically, to the original payment method',
    in: ['en'],
    never: /\b(?:comes|goes|paid) back by itself|the way you paid/i,
    wrong: 'Your money comes back by itself',
    right: 'Your money is refunded automatically',
  },
  {
    says: 'remboursé automatiquement, par le même moyen de paiement',
    in: ['fr'],
    never: /revient de lui-même|par la voie/i,
    wrong: 'L’argent vous revient de lui-même',
    right: 'Vous êtes remboursé automatiquement',
  },
  {
    says: 'a session will not go ahead',
    in: ['en'],
    never: /\bdoes not run\b/i,
    wrong: 'The session does not run',
    right: 'The session will not go ahead',
  },
  {
    says: 'a session is guaranteed to run',
    in: ['en'],
    never: /\bsure to run\b/i,
    wrong: 'Sure to run',
    right: 'Guaranteed to run',
  },
  {
    says: 'if you did not ask for this, ignore it',
    in: ['en'],
    never: /\bdid you not\b/i,
    wrong: 'Did you not ask for this?',
    right: 'If you did not ask for this, ignore this email.',
  },
  {
    says: 'a place on a list, no rank',
    in: ['fr'],
    never: /\bau rang\b/i,
    wrong: 'Vous êtes au rang 2',
    right: 'Place n°\u00a02',
  },
  {
    says: 'a customer’s own number of an order is uw bestelnummer',
    in: ['nl'],
    never: /\bPO-nummer|\buw referentie\b|\bbestelbonnummer/i,
    wrong: 'Uw referentie of PO-nummer',
    right: 'Uw bestelnummer',
  },
  {
    says: 'tweestapsverificatie',
    in: ['nl'],
    never: /\btweede stap\b/i,
    wrong: 'Uw tweede stap staat uit',
    right: 'Tweestapsverificatie staat uit',
  },
  { says: 'deelnemers', in: ['nl'], never: /\bcursist/i, wrong: 'Twee cursisten', right: 'Twee deelnemers' },
  { says: 'opleiding', in: ['nl'], never: /\bcursus(?:sen)?\b/i, wrong: 'Een cursus', right: 'Het cursusmateriaal' },
  {
    says: 'participants',
    in: ['en'],
    never: /\b(?:attendee|trainee|delegate)s?\b/i,
    wrong: 'Two attendees',
    right: 'Two participants',
  },
  {
    says: 'participants',
    in: ['fr'],
    never: /\b(?:apprenant|stagiaire)e?s?\b/i,
    wrong: 'Deux stagiaires',
    right: 'Deux participants',
  },
  {
    says: 'aanmelden, afmelden',
    in: ['nl'],
    never: /\b(?:in|uit)(?:loggen|gelogd)\b|\blogt? (?:u )?in\b/i,
    wrong: 'Log in om verder te gaan',
    right: 'Meld u aan om verder te gaan',
  },
  {
    says: 'log in, log out',
    in: ['en'],
    never: /\bsign(?:ed|ing)? (?:in|out)\b/i,
    wrong: 'Sign in',
    right: 'Sign the form in the office',
  },
  {
    says: 'a private customer is a privépersoon',
    in: ['nl'],
    never: /\bals particulier/i,
    wrong: 'Als particulier',
    right: 'Als privépersoon',
  },
  {
    says: 'e-mail',
    in: ['nl', 'fr'],
    never: /(?:^|[^-.\w])(?:mails|emails?)\b|\b(?:een|deze|onze|elke|nieuwe|per|un|cet?|notre) mail\b|één mail\b/i,
    wrong: 'In onze mail',
    right: 'Mail ons',
  },
  { says: 'email', in: ['en'], never: /\be-mail/i, wrong: 'By e-mail', right: 'By email' },
  {
    says: 'newsletter',
    in: ['fr'],
    never: /lettre d’information/i,
    wrong: 'La lettre d’information',
    right: 'La newsletter',
  },
  {
    says: 'tailor-made',
    in: ['en'],
    never: /\btailored\b|\btailor made\b/i,
    wrong: 'Tailor made',
    right: 'Tailor-made',
  },
  { says: 'SME e-wallet', in: ['en'], never: /\bSME wallet/i, wrong: 'the SME wallet', right: 'the SME e-wallet' },
  {
    says: 'le kmo-portefeuille',
    in: ['fr'],
    never: /\bla kmo-portefeuille/i,
    wrong: 'Avec la kmo-portefeuille',
    right: 'Avec le kmo-portefeuille',
  },
  {
    says: 'the kmo-portefeuille keeps its own name',
    in: ['fr'],
    never: /portefeuille (?:de )?PME/i,
    wrong: 'Demander le portefeuille PME',
    right: 'Demander le kmo-portefeuille, le soutien aux PME',
  },
  { says: 'bekend', in: ['nl'], never: /\bgekend\b/i, wrong: 'Nog niet gekend', right: 'Nog niet bekend' },
  { says: 'Rechercher', in: ['fr'], never: /^Chercher (?!dans)/, wrong: 'Chercher un nom', right: 'Rechercher un nom' },
  {
    says: 'what is printed appears, it does not stand',
    in: ['en'],
    never: /\bstands? (?:on|at|in|here)\b(?! its own)/i,
    wrong: 'Stands on the invoice',
    right: 'Appears on the invoice',
  },
  {
    says: 'something is waiting for you',
    in: ['en'],
    never: /\bwaits? (?:on|for) (?:you|approval)/i,
    wrong: 'Waits for your answer',
    right: 'Waiting for your answer',
  },
  { says: 'start-ups', in: ['en', 'fr'], never: /\bstarters\b/i, wrong: 'For starters', right: 'For start-ups' },
  {
    says: 'the French name of our street',
    in: ['fr'],
    never: /(?<!\()Vaartstraat/,
    wrong: 'Vaartstraat 12',
    right: 'rue du Canal 12 (Vaartstraat)',
  },
  {
    says: 'an answer comes within one working day',
    in: all,
    never: /\btwee werkdagen|\btwo working days|\bdeux jours ouvrables/i,
    wrong: 'Within two working days',
    right: 'Within one working day',
  },
]

/** Spelling: British, with -ise. */
const spelling: Rule[] = [
  {
    says: '-ise, -isation, -yse',
    in: ['en'],
    never: /\b(?!(?:over|down)?siz|priz|seiz|capsiz)\w+(?:iz(?:e[sd]?|ing|ations?)|yz(?:e[sd]?|ing))\b/i,
    wrong: 'Digitalization',
    right: 'The size of the prize',
  },
  {
    says: 'British words',
    in: ['en'],
    never: /\b(?:cancel(?:ed|ing)|colors?|centers?|favorites?|behaviors?|labors?|enroll(?:ment)?)\b/i,
    wrong: 'Canceled',
    right: 'Cancelled',
  },
]

/** Signs and spaces. French has U+00A0 before every high sign, and no narrow one: mail programs and editors' keyboards know it. */
const signs: Rule[] = [
  { says: 'no straight quotes', in: all, never: /["']/, wrong: "It's", right: 'It’s' },
  { says: 'quotes “ ”', in: ['nl', 'en'], never: /‘|[«»„]/, wrong: '‘Mijn account’', right: '“Mijn account”, foto’s' },
  { says: 'quotes « »', in: ['fr'], never: /[“”‘„]/, wrong: '“Mon compte”', right: '«\u00a0Mon compte\u00a0»' },
  { says: 'one sign for …', in: all, never: /\.\.\./, wrong: 'Wait...', right: 'Wait…' },
  { says: 'no hyphen for a dash', in: all, never: /\S - \S/, wrong: 'Monday - Friday', right: '- a list\n- of two' },
  {
    says: 'one space, and none before a comma or full stop',
    in: all,
    never: /\S {2,}\S|\s[,.](?:\s|$)|^ | $/,
    wrong: 'Here , there',
    right: 'Here, there',
  },
  {
    says: 'a no-break space before ; ! ? : and »',
    in: ['fr'],
    never: /[^\u00a0;!?](?:[;!?]+|»)(?=[\s.,)\]]|$)|[^\u00a0]:(?=\s|$)/,
    wrong: 'Pourquoi ?',
    right: 'Pourquoi\u00a0? «\u00a0Non\u00a0», à 17\u00a0h\u00a0!',
  },
  {
    says: 'a no-break space after «',
    in: ['fr'],
    never: /«(?!\u00a0)/,
    wrong: '« Non\u00a0»',
    right: '«\u00a0Non\u00a0»',
  },
  { says: 'no space before ; ! ? :', in: ['nl', 'en'], never: /\s[;!?:](?=\s|$)/, wrong: 'Why ?', right: 'Why?' },
]

/** Numbers, amounts and the clock. */
const numbers: Rule[] = [
  { says: '9.00 uur', in: ['nl'], never: /\b\d{1,2}:\d{2}\b|\b0\d\.\d{2}\b/, wrong: '09:00', right: '9.00 uur' },
  {
    says: '9:00',
    in: ['en'],
    never: /\b0\d:\d{2}\b|\b\d{1,2}\.\d{2}\b|\d\s?[ap]\.?m\b/i,
    wrong: '9.00',
    right: '9:00',
  },
  {
    says: '9 h, 8 h 30',
    in: ['fr'],
    never: /\b\d{1,2}[:.]\d{2}\b|\d h\b|\d\u00a0h \d/,
    wrong: '9 h',
    right: '8\u00a0h\u00a030',
  },
  { says: '10.000', in: ['nl'], never: /\b\d{1,3}[ ,\u00a0]\d{3}\b(?! \d)/, wrong: '10 000', right: '10.000' },
  { says: '10,000', in: ['en'], never: /\b\d{1,3}[ .\u00a0]\d{3}\b(?! \d)/, wrong: '10.000', right: '10,000' },
  {
    says: '10 000 with a no-break space',
    in: ['fr'],
    never: /\b\d{1,3}[ .,]\d{3}\b(?! \d)/,
    wrong: '10.000',
    right: '10\u00a0000',
  },
  { says: '30 % with a no-break space', in: ['nl', 'fr'], never: /[\d…] %|[\d…]%/, wrong: '30%', right: '30\u00a0%' },
  { says: '30%', in: ['en'], never: /\d\s%/, wrong: '30 %', right: '30%' },
  { says: '€ 5 with a no-break space', in: ['nl'], never: /€(?!\u00a0\d|…)/, wrong: '€5', right: '€\u00a05' },
  { says: '€5', in: ['en'], never: /€\s|\d\s?€/, wrong: '€ 5', right: '€5' },
  { says: '5 € with a no-break space', in: ['fr'], never: /€\s?\d|\d ?€/, wrong: '€ 5', right: '5\u00a0€' },
]

/** What another language left behind. */
const languages: Rule[] = [
  {
    says: 'no English or French in Dutch',
    in: ['nl'],
    never: /\b(?:the|your|you|with|please|this|see more|read more|vous|votre|avec|pour|nous)\b/,
    wrong: 'Choose your date',
    right: 'Kies uw datum',
  },
  {
    says: 'no Dutch or French in English',
    in: ['en'],
    never: /\b(?:uw|het|een|niet|voor|onze|vous|votre|avec|nous|notre)\b/,
    wrong: 'Kies uw datum',
    right: 'Choose your date',
  },
  {
    says: 'no Dutch or English in French',
    in: ['fr'],
    never: /\b(?:uw|het|een|niet|voor|the|your|you|and|with|please|this|see|more)\b/,
    wrong: 'Choose your date',
    right: 'Choisissez votre date',
  },
]

export const houseStyle: Rule[] = [...terms, ...spelling, ...signs, ...numbers, ...languages]
