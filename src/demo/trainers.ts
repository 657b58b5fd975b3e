import type { Locale, Localized } from '../domain/locales.ts'
import type { Field, TrainerKey } from './courses/shapes.ts'

/** Who teaches, in which languages, and what: as their lives say. */
export const trainers: { key: TrainerKey; name: string; languages: Locale[]; fields: Field[]; bio: Localized }[] = [
  {
    key: 'annelies-verbruggen',
    name: 'Annelies Verbruggen',
    languages: ['nl', 'fr', 'en'],
    fields: ['strategy', 'projects', 'people', 'safety'],
    bio: {
      nl: 'Annelies leidde vijftien jaar een drukkerij in Mechelen en was er ook preventieadviseur. Haar eerste vraag is altijd: wat doet u maandag anders?',
      en: 'Annelies ran a printing works in Mechelen for fifteen years and was its prevention adviser too. Her first question is always: what will you do differently on Monday?',
      fr: 'Annelies a dirigé pendant quinze ans une imprimerie à Malines, dont elle était aussi la conseillère en prévention. Sa première question est toujours la même : que ferez-vous autrement lundi ?',
    },
  },
  {
    key: 'karim-benali',
    name: 'Karim Benali',
    languages: ['nl', 'fr'],
    fields: ['finance', 'spreadsheets', 'software'],
    bio: {
      nl: 'Karim begon als boekhouder en werd controller bij een transportbedrijf. Vandaag helpt hij kmo’s om vervelend werk aan software over te laten en hun cijfers hardop uit te leggen.',
      en: 'Karim started out as a bookkeeper and became the controller of a haulage company. Today he helps small companies hand dull work over to software and explain their figures out loud.',
      fr: 'Karim a débuté comme comptable avant de devenir contrôleur de gestion d’une société de transport. Aujourd’hui, il aide les PME à confier les tâches ingrates aux logiciels et à expliquer leurs chiffres à voix haute.',
    },
  },
  {
    key: 'sofie-lambrecht',
    name: 'Sofie Lambrecht',
    languages: ['nl'],
    fields: ['sales', 'customers', 'writing', 'dutch'],
    bio: {
      nl: 'Sofie gaf tien jaar Nederlands aan volwassenen en leidde daarna de verkoop van een uitgeverij. In haar groepen spreekt u meer dan zij.',
      en: 'Sofie taught Dutch to adults for ten years, then led sales at a publishing house. In her groups you do more of the talking than she does.',
      fr: 'Sofie a enseigné le néerlandais aux adultes pendant dix ans, puis dirigé les ventes d’une maison d’édition. Dans ses groupes, vous parlez plus qu’elle.',
    },
  },
  {
    key: 'jean-marc-delvaux',
    name: 'Jean-Marc Delvaux',
    languages: ['fr'],
    fields: ['strategy', 'succession', 'innovation', 'export'],
    bio: {
      nl: 'Jean-Marc richtte in Namen twee bedrijven op: een hield hij, een verkocht hij. Over de fouten daartussen vertelt hij openhartig.',
      en: 'Jean-Marc founded two companies in Namur: he kept one and sold the other. He talks openly about the mistakes in between.',
      fr: 'Jean-Marc a fondé deux entreprises à Namur : il en a gardé une et vendu l’autre. Il parle sans détour des erreurs commises entre les deux.',
    },
  },
  {
    key: 'priya-nair',
    name: 'Priya Nair',
    languages: ['en', 'nl'],
    fields: ['projects', 'innovation', 'software'],
    bio: {
      nl: 'Priya was productmanager bij softwarebedrijven in Bangalore en Gent. Ze tekent liever één scherm dan dat ze er een uur over praat.',
      en: 'Priya was a product manager at software companies in Bangalore and Ghent. She would rather sketch one screen than talk about it for an hour.',
      fr: 'Priya a été cheffe de produit dans des sociétés de logiciels à Bangalore et à Gand. Elle préfère dessiner un écran plutôt que d’en parler une heure.',
    },
  },
  {
    key: 'tom-wauters',
    name: 'Tom Wauters',
    languages: ['nl'],
    fields: ['succession', 'safety'],
    bio: {
      nl: 'Tom groeide op in een bouwbedrijf en begeleidde er de overname door zijn zus. Sindsdien zit hij bij andere families aan de keukentafel, met dezelfde rust.',
      en: 'Tom grew up in a building firm and guided its handover to his sister. Since then he has sat at other families’ kitchen tables, with the same calm.',
      fr: 'Tom a grandi dans une entreprise de construction et en a accompagné la reprise par sa sœur. Depuis, il s’assied à la table d’autres familles, avec le même calme.',
    },
  },
  {
    key: 'camille-renard',
    name: 'Camille Renard',
    languages: ['fr', 'nl', 'en'],
    fields: ['people', 'payroll', 'customers', 'negotiation', 'writing', 'sustainability'],
    bio: {
      nl: 'Camille werkte als HR-verantwoordelijke in een hotelgroep en een recyclagebedrijf, waar ze ook de afvalstromen in kaart bracht. Ze laat u lastige gesprekken oefenen tot ze gewoon worden.',
      en: 'Camille worked as an HR manager in a hotel group and a recycling company, where she also mapped the flows of waste. She has you rehearse difficult conversations until they feel ordinary.',
      fr: 'Camille a été responsable RH dans un groupe hôtelier et une entreprise de recyclage, où elle a aussi cartographié les flux de déchets. Avec elle, vous répétez les entretiens difficiles jusqu’à ce qu’ils ne le soient plus.',
    },
  },
  {
    key: 'bart-hendrickx',
    name: 'Bart Hendrickx',
    languages: ['nl', 'fr'],
    fields: ['negotiation', 'logistics', 'export', 'spreadsheets'],
    bio: {
      nl: 'Bart was twintig jaar aankoper en magazijnverantwoordelijke in de haven van Antwerpen. Hij gelooft in lijstjes, kent elke sneltoets en heeft nog nooit een rolmeter vergeten.',
      en: 'Bart spent twenty years as a buyer and warehouse manager in the port of Antwerp. He believes in lists, knows every shortcut key and has never once forgotten his tape measure.',
      fr: 'Bart a été acheteur et responsable d’entrepôt pendant vingt ans au port d’Anvers. Il croit aux listes, connaît tous les raccourcis clavier et n’a jamais oublié son mètre ruban.',
    },
  },
  {
    key: 'nadia-el-amrani',
    name: 'Nadia El Amrani',
    languages: ['nl', 'fr'],
    fields: ['finance', 'tax', 'payroll'],
    bio: {
      nl: 'Nadia is accountant met een eigen kantoor in Vilvoorde. Ze legt een balans uit met een broodjeszaak, en daarna begrijpt iedereen ze.',
      en: 'Nadia is an accountant with her own practice in Vilvoorde. She explains a balance sheet with a sandwich shop, and after that everybody gets it.',
      fr: 'Nadia est experte-comptable et a son propre cabinet à Vilvorde. Elle explique le bilan à partir d’une sandwicherie, et tout le monde comprend.',
    },
  },
  {
    key: 'wouter-claes',
    name: 'Wouter Claes',
    languages: ['nl', 'en'],
    fields: ['finance', 'governance', 'sustainability'],
    bio: {
      nl: 'Wouter was financieel directeur van een machinebouwer, schreef er het eerste duurzaamheidsverslag en zit vandaag in drie raden van bestuur. Hij vraagt door tot het cijfer en het verhaal kloppen.',
      en: 'Wouter was finance director of a machine builder, wrote its first sustainability report and now sits on three boards. He keeps asking until the figure and the story agree.',
      fr: 'Wouter a été directeur financier d’un constructeur de machines, dont il a rédigé le premier rapport de durabilité, et siège aujourd’hui dans trois conseils d’administration. Il questionne jusqu’à ce que le chiffre et l’histoire concordent.',
    },
  },
  {
    key: 'isabelle-fontaine',
    name: 'Isabelle Fontaine',
    languages: ['fr'],
    fields: ['tax', 'governance', 'export'],
    bio: {
      nl: 'Isabelle werkte als fiscaliste en leidt een eigen adviesbureau in Luik. Ze vertaalt wetteksten naar een blad met vijf regels dat u naast uw scherm hangt.',
      en: 'Isabelle worked as a tax adviser and runs her own consultancy in Liège. She turns legislation into a sheet of five lines that you pin up next to your screen.',
      fr: 'Isabelle a été fiscaliste et dirige son propre bureau de conseil à Liège. Elle traduit les textes de loi en une fiche de cinq lignes à accrocher près de votre écran.',
    },
  },
  {
    key: 'david-okafor',
    name: 'David Okafor',
    languages: ['en', 'nl'],
    fields: ['sales', 'negotiation', 'export', 'writing', 'sustainability', 'energy'],
    bio: {
      nl: 'David verkocht zonnepanelen in Lagos, Londen en Leuven, en leerde telkens opnieuw onderhandelen. Hij geeft les in het Engels en het Nederlands en wisselt moeiteloos.',
      en: 'David sold solar panels in Lagos, London and Leuven, and learned to negotiate all over again each time. He teaches in English and Dutch and switches without effort.',
      fr: 'David a vendu des panneaux solaires à Lagos, à Londres et à Louvain, et a chaque fois réappris à négocier. Il enseigne en anglais et en néerlandais et passe de l’un à l’autre sans effort.',
    },
  },
]
