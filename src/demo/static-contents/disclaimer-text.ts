import type { Localized } from '../../domain/locales.ts'

export const disclaimerText: Localized = {
  nl: `Wie deze site gebruikt, gaat akkoord met wat hier staat. Voor inschrijvingen gelden daarnaast onze [annuleringsvoorwaarden](/page/annuleringsvoorwaarden), voor uw gegevens de [privacyverklaring](/privacy).

## Wie we zijn

Leerplein, Vaartstraat 12, 1000 Brussel, ondernemingsnummer 0999.567.875, RPR Brussel. U bereikt ons op +32 2 000 00 00 en via [hallo@leerplein.test](mailto:hallo@leerplein.test).

## Wat u hier leest

We houden de informatie zo juist en volledig mogelijk. Toch kan een datum, een prijs of een lesgever veranderen. Wat in uw bevestiging staat, geldt. Prijzen zijn in euro en zonder btw, tenzij het er anders staat; wie als privépersoon inschrijft, ziet vóór de bevestiging het bedrag met btw. Een duidelijke vergissing in een prijs bindt ons niet.

## Subsidies

Wat we over subsidies schrijven, is een samenvatting. De bevoegde overheid beslist over uw aanvraag en kan de regels wijzigen. Kijk altijd haar eigen site na.

## Gebruik van uw account

Hou uw wachtwoord voor uzelf. Wie met uw account inschrijft, doet dat in uw naam. Denkt u dat iemand anders uw account gebruikt, wijzig dan uw wachtwoord en laat het ons weten. We mogen een account sluiten waarmee misbruik gebeurt.

## Teksten, beelden en cursusmateriaal

De teksten, de tegelpatronen, het logo en het cursusmateriaal zijn van Leerplein of van de makers die ze ons toevertrouwden. U mag ze voor uzelf gebruiken en korte stukken citeren met de bron erbij. Voor al het andere vraagt u vooraf onze schriftelijke toestemming.

## Links naar andere sites

We verwijzen soms naar andere sites. Wat daar staat, hebben we niet in de hand. Een link is geen aanbeveling.

## Aansprakelijkheid

We zijn niet aansprakelijk voor schade door het gebruik van deze site of doordat ze tijdelijk niet bereikbaar is, behalve bij opzet of zware fout. Niets op deze pagina beperkt de rechten die de wet u als consument geeft.

## Een fout gevonden?

Meld het ons, ook als het om een tikfout of een veiligheidsprobleem gaat. We antwoorden binnen één werkdag.

## Toepasselijk recht

Het Belgische recht is van toepassing. Geschillen tussen ondernemingen gaan naar de rechtbanken van Brussel. Bent u consument, dan kunt u ook terecht bij de rechtbank van uw woonplaats en bij de [Consumentenombudsdienst](https://www.consumentenombudsdienst.be).`,
  en: `By using this site you agree to what is written here. Our [cancellation conditions](/en/page/cancellation-conditions) also apply to registrations, and the [privacy statement](/en/privacy) to your data.

## Who we are

Leerplein, Vaartstraat 12, 1000 Brussels, Belgium, company number 0999.567.875, Brussels register of legal entities. You can reach us on +32 2 000 00 00 and at [hallo@leerplein.test](mailto:hallo@leerplein.test).

## What you read here

We keep the information as accurate and complete as we can. Even so, a date, a price or a trainer may change. What your confirmation says is what counts. Prices are in euros and exclude VAT unless stated otherwise; anyone registering as a private person sees the amount including VAT before confirming. An obvious mistake in a price does not bind us.

## Subsidies

What we write about subsidies is a summary. The authority in charge decides on your application and may change the rules. Always check its own site.

## Using your account

Keep your password to yourself. Whoever registers with your account does so in your name. If you think someone else is using your account, change your password and let us know. We may close an account that is being abused.

## Texts, images and course materials

The texts, the tile patterns, the logo and the course materials belong to Leerplein or to the makers who entrusted them to us. You may use them for yourself and quote short passages with the source. For anything else, ask our written permission first.

## Links to other sites

We sometimes refer to other sites. What they say is out of our hands. A link is not a recommendation.

## Liability

We are not liable for damage caused by using this site or by its being temporarily unavailable, except in the case of intent or gross negligence. Nothing on this page limits the rights the law gives you as a consumer.

## Found a mistake?

Tell us, whether it is a typing error or a security problem. We answer within one working day.

## Applicable law

Belgian law applies. Disputes between businesses go to the courts of Brussels. If you are a consumer, you may also turn to the court of your place of residence and to the [Consumer Mediation Service](https://consumerombudsman.be/en).`,
  fr: `En utilisant ce site, vous acceptez ce qui suit. Nos [conditions d’annulation](/fr/page/conditions-d-annulation) s’appliquent en outre aux inscriptions, et la [déclaration de confidentialité](/fr/privacy) à vos données.

## Qui nous sommes

Leerplein, rue du Canal 12, 1000 Bruxelles, numéro d’entreprise 0999.567.875, RPM Bruxelles. Vous pouvez nous joindre au +32 2 000 00 00 et à l’adresse [hallo@leerplein.test](mailto:hallo@leerplein.test).

## Ce que vous lisez ici

Nous veillons à l’exactitude des informations. Une date, un prix ou un formateur peut toutefois changer. C’est votre confirmation qui fait foi. Les prix sont en euros et hors TVA, sauf mention contraire ; les particuliers voient le montant TVA comprise avant de confirmer. Une erreur manifeste de prix ne nous engage pas.

## Subsides

Ce que nous écrivons sur les subsides est un résumé. L’autorité compétente décide de votre demande et peut modifier les règles. Consultez toujours son propre site.

## Utilisation de votre compte

Gardez votre mot de passe pour vous. Toute inscription faite avec votre compte l’est en votre nom. Si vous pensez que quelqu’un d’autre l’utilise, changez de mot de passe et prévenez-nous. Nous pouvons fermer un compte utilisé de façon abusive.

## Textes, images et supports de cours

Les textes, les motifs de carreaux, le logo et les supports de cours appartiennent à Leerplein ou aux auteurs qui nous les ont confiés. Vous pouvez les utiliser pour vous-même et citer de courts extraits en mentionnant la source. Pour tout autre usage, demandez d’abord notre autorisation écrite.

## Liens vers d’autres sites

Nous renvoyons parfois vers d’autres sites. Nous ne maîtrisons pas leur contenu. Un lien n’est pas une recommandation.

## Responsabilité

Nous ne répondons pas des dommages dus à l’utilisation de ce site ou à son indisponibilité temporaire, sauf dol ou faute lourde. Rien sur cette page ne limite les droits que la loi vous donne en tant que consommateur.

## Vous avez trouvé une erreur ?

Signalez-la-nous, qu’il s’agisse d’une faute de frappe ou d’un problème de sécurité. Nous répondons en un jour ouvrable.

## Droit applicable

Le droit belge s’applique. Les litiges entre entreprises relèvent des tribunaux de Bruxelles. Si vous êtes consommateur, vous pouvez aussi vous adresser au tribunal de votre domicile et au [Service de médiation pour le consommateur](https://mediationconsommateur.be).`,
}
