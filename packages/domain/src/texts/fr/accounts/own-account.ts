import type { Texts } from '../../namespaces.ts'

export const ownAccountMails = {
  'change-email': {
    subject: 'Confirmez votre nouveau courriel',
    body: 'Bonjour {{name}},\n\nvous voulez désormais vous connecter à {{partner}} avec cette adresse.\n\n[Confirmer ma nouvelle adresse]({{url}})\n\nLe lien fonctionne une fois et pendant {{hours}} heures. Tant que vous ne l’ouvrez pas, votre ancienne adresse reste. Si ce n’était pas vous, ignorez ce message.',
  },
  'email-in-use': {
    subject: 'Vous avez déjà un compte avec cette adresse',
    body: 'Bonjour {{name}},\n\nune personne qui a un compte chez {{partner}} a voulu utiliser cette adresse. Vous avez déjà un compte avec elle\u00a0: rien n’a changé.\n\n[Me connecter]({{url}})\n\nSi c’était vous, connectez-vous avec cette adresse, ou supprimez d’abord ce compte.',
  },
  'email-changed': {
    subject: 'Votre courriel a été changé',
    body: 'Bonjour {{name}},\n\nvotre compte chez {{partner}} a maintenant l’adresse {{email}}. Celle-ci ne permet plus de se connecter.\n\nSi ce n’était pas vous, dites-le-nous tout de suite.',
  },
  erased: {
    subject: 'Votre compte est supprimé',
    body: 'Bonjour {{name}},\n\nvous avez supprimé votre compte chez {{partner}}. Vos logements, réponses, rapports, documents et demandes sont supprimés. C’est le dernier message que nous vous envoyons à ce sujet.',
  },
  'erased-but-paid': {
    subject: 'Votre compte est supprimé',
    body: 'Bonjour {{name}},\n\nvous avez supprimé votre compte chez {{partner}}. Vos logements, réponses, rapports et documents sont supprimés. Des demandes payées ({{numbers}}), nous gardons le montant, les dates et l’état, sans votre nom, comme la loi comptable l’exige. C’est le dernier message que nous vous envoyons à ce sujet.',
  },
} satisfies Texts

/** What a person does with their own account, on the profile. */
export const ownAccountTexts = {
  email: {
    title: 'Changer de courriel',
    text: 'Nous envoyons un lien à la nouvelle adresse. Elle compte dès que vous avez ouvert le lien\u202f; d’ici là, vous vous connectez avec l’ancienne.',
    new: 'Nouveau courriel',
    submit: 'Envoyer le lien',
    cancel: 'Annuler',
    sent: 'Si {{email}} peut servir, un lien est en route. Ouvrez-le d’ici deux heures.',
    synced:
      'Votre numéro de compte et l’adresse où {{partner}} vous facture restent les mêmes\u00a0: ils se changent auprès de {{partner}}.',
    confirming: 'Confirmation de votre nouveau courriel',
    confirmed: 'Votre courriel est maintenant {{email}}.',
  },
  data: {
    title: 'Vos données',
    text: 'Tout ce que nous avons de vous dans un fichier\u00a0: profil, logements, réponses, résultats, demandes, messages et documents remis.',
    get: 'Télécharger mes données',
    working: 'Nous réunissons vos données.',
    failed: 'Le fichier n’a pas pu être produit. Veuillez réessayer.',
  },
  delete: {
    title: 'Supprimer votre compte',
    text: 'Vos logements, réponses, rapports, documents et messages sont supprimés pour de bon.',
    button: 'Supprimer mon compte',
    single_sign_on:
      'Vous vous connectez avec votre compte {{partner}}. Écrivez à {{email}} pour faire supprimer votre compte ici.',
    open_one: '{{count}} demande est en cours. Elle est retirée\u00a0: {{numbers}}.',
    open_many: '{{count}} demandes sont en cours. Elles sont retirées\u00a0: {{numbers}}.',
    open_other: '{{count}} demandes sont en cours. Elles sont retirées\u00a0: {{numbers}}.',
    kept: 'Des demandes payées, la loi oblige {{partner}} à garder le montant, les dates et l’état, sans votre nom.',
    last: 'C’est irréversible. Téléchargez d’abord vos données si vous voulez les garder.',
    cancel: 'Garder mon compte',
    confirm: 'Supprimer pour de bon',
    withdrawn: 'Vous avez supprimé votre compte.',
    done: 'Votre compte est supprimé. Nous vous avons envoyé un dernier courriel.',
  },
} satisfies Texts
