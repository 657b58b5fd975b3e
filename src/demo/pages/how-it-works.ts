import { closingBlocks, openingBlocks } from '../static-contents/parts.ts'
import type { PageSeed } from './shape.ts'

const steps = {
  nl: `Reken op vijf minuten. Uw plaats is pas zeker als stap 5 klaar is.

1. **Kies een opleiding en een datum.** In [het aanbod](/courses) staan bij elke datum de plaats, de taal en het aantal vrije plaatsen.
2. **Meld u aan of maak een account.** Als bedrijf met een btw-nummer, of als privépersoon. Heeft uw organisatie al een account, dan keurt haar beheerder u eerst goed.
3. **Voeg de deelnemers toe.** Uzelf, een collega of een hele ploeg: een naam en een e-mailadres volstaan. Voor een certificaat vragen we ook geboortedatum en geboorteplaats.
4. **Vul de factuurgegevens in.** Werkt u met bestelbonnen? Vul meteen uw bestelnummer in.
5. **Bevestig en betaal.** U krijgt een e-mail met alle details. Betalen kan ook later, vanuit uw account.`,
  en: `It takes about five minutes. Your seat is certain once step 5 is done.

1. **Choose a course and a date.** In [our courses](/en/courses) each date shows the place, the language and the seats left.
2. **Log in or create an account.** As a company with a VAT number, or as a private person. If your organisation already has an account, its administrator approves you first.
3. **Add the participants.** Yourself, a colleague or a whole team: a name and an email address are enough. For a certificate we also ask for date and place of birth.
4. **Fill in the billing details.** Do you work with purchase orders? Enter your PO number straight away.
5. **Confirm and pay.** You receive an email with all the details. You can also pay later, from your account.`,
  fr: `Comptez cinq minutes. Votre place est assurée une fois l’étape 5 terminée.

1. **Choisissez une formation et une date.** Dans [notre offre](/fr/courses), chaque date indique le lieu, la langue et les places libres.
2. **Connectez-vous ou créez un compte.** En tant qu’entreprise avec un numéro de TVA, ou à titre privé. Si votre organisation a déjà un compte, son administrateur vous approuve d’abord.
3. **Ajoutez les participants.** Vous-même, un collègue ou toute une équipe : un nom et une adresse e-mail suffisent. Pour un certificat, nous demandons aussi la date et le lieu de naissance.
4. **Complétez les données de facturation.** Vous travaillez avec des bons de commande ? Indiquez tout de suite votre numéro de commande.
5. **Confirmez et payez.** Vous recevez un e-mail avec tous les détails. Vous pouvez aussi payer plus tard, depuis votre compte.`,
}

const after = {
  nl: `In [Mijn account](/my-account) ziet u elke inschrijving met haar status: betaald, te betalen of vervallen. Vervallen betekent dat de betaling te lang uitbleef en uw plaats weer vrij is. Schrijf u dan gewoon opnieuw in.

Zodra de inschrijving vaststaat, krijgen de deelnemers een e-mail met het adres, de uren en de lesdagen voor hun agenda. Vijf werkdagen voor de start volgt er een met het lokaal, de weg ernaartoe en wat ze meebrengen. Achteraf vindt u het resultaat en het certificaat in hetzelfde account.`,
  en: `In [My account](/en/my-account) you see each registration with its status: paid, to pay or expired. Expired means the payment took too long and your seat is free again. Simply register once more.

As soon as the registration is final, the participants receive an email with the address, the hours and the dates for their calendar. Five working days before the start another one follows with the room, the way there and what to bring. Afterwards you find the result and the certificate in the same account.`,
  fr: `Dans [Mon compte](/fr/my-account), vous voyez chaque inscription et son statut : payée, à payer ou expirée. Expirée signifie que le paiement a trop tardé et que votre place est de nouveau libre. Il suffit alors de vous réinscrire.

Dès que l’inscription est définitive, les participants reçoivent un e-mail avec l’adresse, les heures et les dates pour leur agenda. Cinq jours ouvrables avant le début en suit un autre, avec la salle, l’itinéraire et ce qu’ils apportent. Ensuite, vous retrouvez le résultat et le certificat dans le même compte.`,
}

export const howItWorks: PageSeed = {
  key: 'how-it-works',
  title: { nl: 'Hoe het werkt', en: 'How it works', fr: 'Comment ça marche' },
  slug: { nl: 'hoe-het-werkt', en: 'how-it-works', fr: 'comment-ca-marche' },
  seoDescription: {
    nl: 'Inschrijven voor een opleiding in vijf stappen: kies een datum, maak een account, voeg deelnemers toe, vul de factuurgegevens in en betaal.',
    en: 'Register for a course in five steps: choose a date, create an account, add participants, fill in the billing details and pay.',
    fr: 'S’inscrire à une formation en cinq étapes : choisir une date, créer un compte, ajouter les participants, compléter la facturation et payer.',
  },
  layout: [
    ...openingBlocks,
    {
      id: 'steps',
      block: 'rich-text',
      data: {
        nl: { title: 'Ingeschreven in vijf stappen', text: steps.nl },
        en: { title: 'Registered in five steps', text: steps.en },
        fr: { title: 'Inscrit en cinq étapes', text: steps.fr },
      },
    },
    {
      id: 'after',
      block: 'rich-text',
      data: {
        nl: { title: 'En daarna?', text: after.nl },
        en: { title: 'And then?', text: after.en },
        fr: { title: 'Et après ?', text: after.fr },
      },
    },
    {
      id: 'courses',
      block: 'course-list',
      data: {
        nl: { title: 'Deze starten het eerst', show: 'upcoming', limit: 3 },
        en: { title: 'First to start', show: 'upcoming', limit: 3 },
        fr: { title: 'Les premières à démarrer', show: 'upcoming', limit: 3 },
      },
    },
    {
      id: 'faq',
      block: 'faq',
      data: {
        nl: { title: 'Over de opleiding zelf', subjects: ['training'] },
        en: { title: 'About the course itself', subjects: ['training'] },
        fr: { title: 'Sur la formation elle-même', subjects: ['training'] },
      },
    },
    ...closingBlocks,
  ],
}
