import type { Texts } from '../namespaces.ts'

export const texts = {
  problem: {
    'wrong-credentials':
      "L'adresse courriel ou le mot de passe est incorrect. Réessayez ou cliquez sur le lien « Mot de passe oublié » pour réinitialiser votre mot de passe.",
    'email-unconfirmed': "Confirmez d'abord votre adresse courriel. Nous vous avons envoyé un lien.",
    'slow-down': "Il y a eu trop d'essais. Attendez {{seconds}} secondes, puis réessayez.",
    'email-taken':
      'Il existe déjà un compte avec cette adresse courriel. Vous pouvez vous connecter ou réinitialiser le mot de passe.',
    'missing-fields': 'Remplissez tous les champs obligatoires.',
    'consent-required': 'Vous devez accepter les conditions générales pour continuer.',
    'terms-required': 'Le champ des conditions générales est obligatoire.',
    'password-mismatch': 'Le mot de passe et sa confirmation doivent être identiques.',
    'confirmation-mismatch': 'La confirmation ne correspond pas au mot de passe.',
    'password-too-short': 'Ce champ doit contenir au moins {{length}} caractères.',
    'password-common':
      'Ce mot de passe figure dans une liste de mots de passe courants. Choisissez-en un autre.',
    'password-like-email':
      'Votre adresse courriel ne peut pas servir de mot de passe. Choisissez-en un autre.',
    'wrong-current-password': "Le mot de passe actuel n'est pas correct.",
    'token-invalid':
      "Ce lien n'est plus valide. Il a peut-être déjà servi ou il est trop ancien. Vous pouvez en demander un nouveau.",
    'sign-up-closed': "Vous ne pouvez pas créer de compte ici. Utilisez l'authentification unique.",
    'admin-sign-up-closed': "L'inscription par un conseiller n'est pas offerte.",
    'single-sign-on-only':
      "Votre compte se connecte uniquement par l'authentification unique. Utilisez le bouton prévu.",
    'single-sign-on-failed': "L'authentification unique n'a pas fonctionné. Réessayez.",
    'profile-locked': 'Votre profil ne peut pas être modifié ici. Communiquez avec {{partner}}.',
    'extra-info-protected': 'Cette valeur ne peut pas être modifiée ici.',
    acting:
      'Vous agissez au nom d’une autre personne. Son adresse courriel et son mot de passe ne peuvent pas être modifiés.',
    'account-unknown': "Nous n'avons pas trouvé ce compte. Vérifiez l'adresse et le numéro de compte.",
    'fulfill-api-error': "Le système des comptes n'a pas répondu. Réessayez dans quelques minutes.",
  },
  verification: {
    warning:
      'Nous ne trouvons aucun compte avec cette adresse et ce numéro. Comparez-les avec votre facture.',
  },
  mail: {
    'confirm-email': {
      subject: 'Confirmez votre adresse courriel',
      body: "Bonjour {{name}},\n\nconfirmez que cette adresse courriel est bien la vôtre.\n\n[Confirmer mon adresse courriel]({{url}})\n\nLe lien fonctionne une seule fois, pendant {{hours}} heures. Si vous n'avez pas créé de compte auprès de {{partner}}, ignorez ce message.",
    },
    'reset-password': {
      subject: 'Réinitialisez votre mot de passe',
      body: "Bonjour {{name}},\n\nquelqu'un, vous sans doute, a demandé un nouveau mot de passe pour votre compte auprès de {{partner}}.\n\n[Choisir un nouveau mot de passe]({{url}})\n\nLe lien fonctionne une seule fois, pendant une heure. Si ce n'était pas vous, ignorez ce message : votre mot de passe reste le même.",
    },
    'create-password': {
      subject: 'Choisissez un mot de passe pour votre nouveau compte',
      body: 'Bonjour {{name}},\n\nun compte auprès de {{partner}} a été créé pour vous.\n\n[Choisir un mot de passe]({{url}})\n\nLe lien fonctionne une seule fois, pendant {{hours}} heures. Ensuite, vous pourrez en demander un nouveau sur la page de connexion.',
    },
    'password-changed': {
      subject: 'Votre mot de passe a été modifié',
      body: "Bonjour {{name}},\n\nle mot de passe de votre compte auprès de {{partner}} a été modifié. Tous les autres appareils ont été déconnectés.\n\nSi ce n'était pas vous, [réinitialisez votre mot de passe]({{url}}) et avertissez-nous.",
    },
    'acted-for': {
      subject: '{{partner}} a ouvert votre compte',
      body: "Bonjour {{name}},\n\n{{admin}}, de {{partner}}, a reçu l'accès à votre compte pour vous aider.\n\nRaison : {{reason}}\n\nVotre adresse courriel et votre mot de passe ne peuvent pas être modifiés de cette façon. Si vous ne vous y attendiez pas, communiquez avec nous.",
    },
  },
} satisfies Texts
