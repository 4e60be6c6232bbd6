import type { Texts } from '../../namespaces.ts'

export const ownAccountMails = {
  'change-email': {
    subject: 'Confirmez votre nouvelle adresse courriel',
    body: 'Bonjour {{name}},\n\nVous voulez désormais vous connecter à {{partner}} avec cette adresse.\n\n[Confirmer ma nouvelle adresse]({{url}})\n\nLe lien fonctionne une seule fois, pendant {{hours}} heures. Tant que vous ne l’ouvrez pas, vous vous connectez avec votre ancienne adresse. Si vous n’avez pas fait cette demande, ignorez ce message.',
  },
  'email-in-use': {
    subject: 'Vous avez déjà un compte avec cette adresse',
    body: 'Bonjour {{name}},\n\nUne personne qui a un compte chez {{partner}} a voulu utiliser cette adresse. C’est déjà celle de votre compte\u00a0: rien n’a changé.\n\n[Me connecter]({{url}})\n\nSi c’était vous, connectez-vous avec cette adresse, ou supprimez d’abord ce compte.',
  },
  'signed-up-again': {
    subject: 'Quelqu’un a voulu s’inscrire avec votre adresse',
    body: 'Bonjour {{name}},\n\nQuelqu’un a voulu s’inscrire chez {{partner}} avec cette adresse courriel. Vous avez déjà un compte avec cette adresse\u00a0: aucun autre n’a été créé et rien n’a changé.\n\n[Me connecter]({{url}})\n\nSi c’était vous, connectez-vous\u202f; sur la même page, vous pouvez demander un nouveau mot de passe. Si ce n’était pas vous, ignorez ce message\u00a0: personne n’a appris que vous avez un compte.',
  },
  'email-changed': {
    subject: 'Votre adresse courriel a été modifiée',
    body: 'Bonjour {{name}},\n\nL’adresse courriel de votre compte chez {{partner}} est maintenant {{email}}. Vous ne pouvez plus vous connecter avec l’ancienne.\n\nSi ce n’était pas vous, avertissez-nous tout de suite.',
  },
  erased: {
    subject: 'Votre compte est supprimé',
    body: 'Bonjour {{name}},\n\nVous avez supprimé votre compte chez {{partner}}. Vos logements, réponses, rapports, documents et demandes sont supprimés. C’est le dernier message que nous vous envoyons à ce sujet.',
  },
  'erased-but-paid': {
    subject: 'Votre compte est supprimé',
    body: 'Bonjour {{name}},\n\nVous avez supprimé votre compte chez {{partner}}. Vos logements, réponses, rapports et documents sont supprimés. Pour les demandes payées ({{numbers}}), nous conservons le montant, les dates et l’état, sans votre nom, comme la loi l’exige pour la comptabilité. C’est le dernier message que nous vous envoyons à ce sujet.',
  },
} satisfies Texts

/** What a person does with their own account, on the profile. */
export const ownAccountTexts = {
  email: {
    title: 'Changer d’adresse courriel',
    text: 'Nous envoyons un lien à la nouvelle adresse. Connectez-vous avec l’ancienne jusqu’à ce que vous ayez ouvert ce lien.',
    new: 'Nouvelle adresse courriel',
    submit: 'Envoyer le lien',
    cancel: 'Annuler',
    sent: 'Si {{email}} peut être utilisée, un lien est en route. Ouvrez-le d’ici deux heures.',
    synced:
      'Votre numéro de compte et votre adresse de facturation chez {{partner}} restent les mêmes\u00a0: pour les changer, communiquez avec {{partner}}.',
    confirming: 'Confirmation de votre nouvelle adresse courriel',
    confirmed: 'Votre adresse courriel est maintenant {{email}}.',
  },
  data: {
    title: 'Vos données',
    text: 'Un fichier réunit tout ce que nous conservons sur vous\u00a0: profil, logements, réponses, résultats, demandes, messages et documents fournis.',
    get: 'Télécharger mes données',
    working: 'Nous réunissons vos données.',
    failed: 'Le fichier n’a pas pu être produit. Veuillez réessayer.',
  },
  delete: {
    title: 'Supprimer votre compte',
    text: 'Vos logements, réponses, rapports, documents et messages seront supprimés définitivement.',
    button: 'Supprimer mon compte',
    single_sign_on:
      'Vous vous connectez avec votre compte {{partner}}. Écrivez à {{email}} pour faire supprimer votre compte ici.',
    open_one: '{{count}} demande est en cours. Elle sera retirée\u00a0: {{numbers}}.',
    open_many: '{{count}} demandes sont en cours. Elles seront retirées\u00a0: {{numbers}}.',
    open_other: '{{count}} demandes sont en cours. Elles seront retirées\u00a0: {{numbers}}.',
    kept: 'Pour les demandes payées, la loi oblige {{partner}} à conserver le montant, les dates et l’état, sans votre nom.',
    last: 'C’est irréversible. Téléchargez d’abord vos données si vous voulez les conserver.',
    cancel: 'Conserver mon compte',
    confirm: 'Supprimer définitivement',
    withdrawn: 'Vous avez supprimé votre compte.',
    done: 'Votre compte est supprimé. Nous vous avons envoyé un dernier courriel.',
  },
} satisfies Texts
