import type { Localized } from '../../domain/locales.ts'

export const privacyText: Localized = {
  nl: `Deze verklaring zegt welke gegevens we van u hebben, waarom, hoe lang en wat u eraan kunt doen. Ze volgt de Algemene verordening gegevensbescherming (AVG) en de Belgische wet van 30 juli 2018.

## Wie is verantwoordelijk?

Leerplein, Vaartstraat 12, 1000 Brussel, ondernemingsnummer 0999.567.875. Vragen over uw gegevens stuurt u naar [hallo@leerplein.test](mailto:hallo@leerplein.test).

## Welke gegevens we verwerken

- **Account:** naam, e-mailadres, telefoonnummer, taal, wachtwoord (onleesbaar opgeslagen) en uw organisatie.
- **Deelnemers:** naam en e-mailadres. Voor een opleiding met certificaat ook geboortedatum en geboorteplaats.
- **Inschrijvingen:** sessies, aanwezigheden, resultaten en certificaten.
- **Facturen:** naam, adres, btw-nummer, referentie en de status van de betaling. Uw kaartgegevens zien we nooit.
- **Zaalhuur en berichten:** wat u zelf invult.
- **Nieuwsbrief:** uw e-mailadres.

## Waarom, en op welke grond

- Om uw inschrijving of zaalreservatie uit te voeren: de **overeenkomst** met u of uw werkgever.
- Om te factureren en certificaten te bewaren: een **wettelijke verplichting**.
- Om uw vragen te beantwoorden en misbruik te voorkomen: ons **gerechtvaardigd belang**.
- Om u de nieuwsbrief te sturen en bezoeken te meten: uw **toestemming**, die u op elk moment kunt intrekken.
- Hoe vaak een opleiding bekeken wordt, tellen we zonder iets over u te bewaren.

## Wie uw gegevens krijgt

Uw lesgever krijgt uw naam en uw aanwezigheid. Schreef uw werkgever u in, dan ziet hij uw inschrijving, resultaat en certificaat. Voor hosting, e-mail en betalingen werken we met leveranciers die alleen doen wat we vragen, onder een verwerkersovereenkomst en binnen de Europese Economische Ruimte. Vraagt u subsidie aan, dan kan de bevoegde overheid uw deelname bij ons controleren. We verkopen niets door.

## Hoe lang we ze bewaren

- Account en deelnemers: tot drie jaar na uw laatste opleiding of aanmelding.
- Facturen: tien jaar, zoals de btw-wet vraagt.
- Resultaten en certificaten: tien jaar, zodat u een duplicaat kunt krijgen.
- Berichten en offertes die niet doorgaan: één jaar.
- Antwoorden na een sessie: zonder uw naam. Na twee maanden weten ook onze systemen niet meer van wie ze zijn. Een recensie tonen we met uw toestemming, tot u die intrekt.
- Nieuwsbrief: tot u zich uitschrijft.

## Cookies

Deze cookies heeft de site nodig: **accessToken** en **refreshToken** (u blijft aangemeld), **role** (welk menu u ziet), **locale** (uw taal) en **cookieConsent** (uw keuze). Aanvaardt u in de cookiebalk, dan meten we ook welke pagina’s bezocht worden. Weigert u, dan meten we niets.

## Uw rechten

U mag uw gegevens inkijken, verbeteren, laten wissen, meenemen of de verwerking beperken. U mag bezwaar maken en uw toestemming intrekken. Veel past u zelf aan in “Mijn account”. Voor de rest volstaat een e-mail; we antwoorden binnen één maand en kunnen vragen wie u bent.

## Veiligheid

De verbinding is versleuteld, wachtwoorden zijn onleesbaar opgeslagen en medewerkers zien alleen wat ze voor hun werk nodig hebben. Gaat er toch iets mis met een risico voor u, dan melden we dat aan de toezichthouder en aan u.

## Niet tevreden?

Laat het ons eerst weten, dan zoeken we een oplossing. U kunt altijd klacht indienen bij de [Gegevensbeschermingsautoriteit](https://www.gegevensbeschermingsautoriteit.be), Drukpersstraat 35, 1000 Brussel.

## Wijzigingen

Verandert deze verklaring, dan staat de nieuwe versie hier. Raakt de wijziging uw rechten, dan krijgt u vooraf een e-mail.`,
  en: `This statement says what data we hold about you, why, for how long and what you can do about it. It follows the General Data Protection Regulation (GDPR) and the Belgian Act of 30 July 2018.

## Who is responsible?

Leerplein, Vaartstraat 12, 1000 Brussels, Belgium, company number 0999.567.875. Send questions about your data to [hallo@leerplein.test](mailto:hallo@leerplein.test).

## What data we process

- **Account:** name, email address, phone number, language, password (stored unreadably) and your organisation.
- **Participants:** name and email address. For a certified course also date and place of birth.
- **Registrations:** sessions, attendance, results and certificates.
- **Invoices:** name, address, VAT number, reference and the status of the payment. We never see your card details.
- **Room rental and messages:** whatever you fill in yourself.
- **Newsletter:** your email address.

## Why, and on what ground

- To carry out your registration or booking: the **contract** with you or your employer.
- To invoice and to keep certificates: a **legal obligation**.
- To answer your questions and prevent abuse: our **legitimate interest**.
- To send you the newsletter and measure visits: your **consent**, which you can withdraw at any time.
- How often a course is looked at we count without keeping anything about you.

## Who receives your data

Your trainer receives your name and your attendance. If your employer registered you, your employer sees your registration, result and certificate. For hosting, email and payments we work with suppliers that only do what we ask, under a processing agreement and within the European Economic Area. If you apply for a subsidy, the authority in charge may check your attendance with us. We sell nothing on.

## How long we keep it

- Account and participants: up to three years after your last course or login.
- Invoices: ten years, as VAT law requires.
- Results and certificates: ten years, so that you can get a duplicate.
- Messages and quotations that came to nothing: one year.
- Answers after a session: without your name. After two months our systems no longer know whose they are either. We show a review with your consent, until you withdraw it.
- Newsletter: until you unsubscribe.

## Cookies

The site needs these cookies: **accessToken** and **refreshToken** (you stay logged in), **role** (which menu you see), **locale** (your language) and **cookieConsent** (your choice). If you accept in the cookie banner, we also measure which pages are visited. If you decline, we measure nothing.

## Your rights

You may see your data, correct it, have it erased, take it with you or restrict what we do with it. You may object and withdraw your consent. Much of this you can do yourself in “My account”. For the rest an email is enough; we answer within one month and may ask who you are.

## Security

The connection is encrypted, passwords are stored unreadably and staff only see what they need for their work. Should something go wrong that puts you at risk, we report it to the supervisory authority and to you.

## Not satisfied?

Tell us first and we will look for a solution. You can always lodge a complaint with the Belgian [Data Protection Authority](https://www.dataprotectionauthority.be), Rue de la Presse 35, 1000 Brussels.

## Changes

If this statement changes, the new version appears here. If the change affects your rights, you receive an email beforehand.`,
  fr: `Cette déclaration dit quelles données nous avons à votre sujet, pourquoi, combien de temps et ce que vous pouvez y faire. Elle suit le Règlement général sur la protection des données (RGPD) et la loi belge du 30 juillet 2018.

## Qui est responsable ?

Leerplein, rue du Canal 12, 1000 Bruxelles, numéro d’entreprise 0999.567.875. Envoyez vos questions sur vos données à [hallo@leerplein.test](mailto:hallo@leerplein.test).

## Les données que nous traitons

- **Compte :** nom, adresse e-mail, numéro de téléphone, langue, mot de passe (enregistré de façon illisible) et votre organisation.
- **Participants :** nom et adresse e-mail. Pour une formation certifiante, aussi la date et le lieu de naissance.
- **Inscriptions :** sessions, présences, résultats et certificats.
- **Factures :** nom, adresse, numéro de TVA, référence et statut du paiement. Nous ne voyons jamais les données de votre carte.
- **Location de salles et messages :** ce que vous complétez vous-même.
- **Newsletter :** votre adresse e-mail.

## Pourquoi, et sur quelle base

- Pour exécuter votre inscription ou réservation : le **contrat** avec vous ou votre employeur.
- Pour facturer et conserver les certificats : une **obligation légale**.
- Pour répondre à vos questions et prévenir les abus : notre **intérêt légitime**.
- Pour vous envoyer la newsletter et mesurer les visites : votre **consentement**, que vous pouvez retirer à tout moment.
- Nous comptons combien de fois une formation est regardée sans rien conserver de vous.

## Qui reçoit vos données

Votre formateur reçoit votre nom et vos présences. Si votre employeur vous a inscrit, il voit votre inscription, votre résultat et votre certificat. Pour l’hébergement, l’e-mail et les paiements, nous travaillons avec des prestataires qui ne font que ce que nous demandons, sous contrat de sous-traitance et dans l’Espace économique européen. Si vous demandez un subside, l’autorité compétente peut vérifier votre participation auprès de nous. Nous ne revendons rien.

## Combien de temps nous les gardons

- Compte et participants : jusqu’à trois ans après votre dernière formation ou connexion.
- Factures : dix ans, comme l’exige le Code de la TVA.
- Résultats et certificats : dix ans, pour pouvoir vous délivrer un duplicata.
- Messages et offres sans suite : un an.
- Réponses après une session : sans votre nom. Après deux mois, nos systèmes ne savent plus non plus de qui elles viennent. Un avis est affiché avec votre consentement, jusqu’à ce que vous le retiriez.
- Newsletter : jusqu’à votre désinscription.

## Cookies

Le site a besoin de ces cookies : **accessToken** et **refreshToken** (vous restez connecté), **role** (le menu affiché), **locale** (votre langue) et **cookieConsent** (votre choix). Si vous acceptez dans le bandeau, nous mesurons aussi quelles pages sont consultées. Si vous refusez, nous ne mesurons rien.

## Vos droits

Vous pouvez consulter vos données, les corriger, les faire effacer, les emporter ou en limiter l’usage. Vous pouvez vous opposer au traitement et retirer votre consentement. Vous pouvez en adapter beaucoup vous-même dans « Mon compte ». Pour le reste, un e-mail suffit ; nous répondons dans le mois et pouvons vous demander de prouver votre identité.

## Sécurité

La connexion est chiffrée, les mots de passe sont enregistrés de façon illisible et nos collaborateurs ne voient que ce dont leur travail a besoin. En cas d’incident présentant un risque pour vous, nous prévenons l’autorité de contrôle et vous-même.

## Pas satisfait ?

Dites-le-nous d’abord, nous chercherons une solution. Vous pouvez toujours introduire une plainte auprès de l’[Autorité de protection des données](https://www.autoriteprotectiondonnees.be), rue de la Presse 35, 1000 Bruxelles.

## Modifications

Si cette déclaration change, la nouvelle version paraît ici. Si le changement touche à vos droits, vous recevez un e-mail à l’avance.`,
}
