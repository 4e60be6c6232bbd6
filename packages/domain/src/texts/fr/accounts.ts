import type { Texts } from '../namespaces.ts'
import { ownAccountMails, ownAccountTexts } from './accounts/own-account.ts'

export const texts = {
  problem: {
    'wrong-credentials':
      'L’adresse courriel ou le mot de passe est incorrect. Réessayez ou cliquez sur le lien «\u202fMot de passe oublié\u202f» pour réinitialiser votre mot de passe.',
    'email-unconfirmed': 'Confirmez d’abord votre adresse courriel. Nous vous avons envoyé un lien.',
    'slow-down': 'Il y a eu trop d’essais. Attendez {{seconds}} secondes, puis réessayez.',
    busy: 'Beaucoup de personnes se connectent en ce moment. Réessayez dans un instant.',
    'not-human': 'Veuillez confirmer que vous n’êtes pas un robot',
    'email-taken':
      'Il existe déjà un compte avec cette adresse courriel. Vous pouvez vous connecter ou réinitialiser le mot de passe.',
    'missing-fields': 'Remplissez tous les champs obligatoires.',
    'consent-required': 'Vous devez accepter les conditions d’utilisation pour continuer.',
    'terms-required': 'Le champ des conditions d’utilisation est obligatoire.',
    'password-mismatch': 'Le mot de passe et sa confirmation doivent être identiques.',
    'confirmation-mismatch': 'La confirmation ne correspond pas au mot de passe.',
    'password-too-short': 'Ce champ doit contenir au moins {{length}} caractères.',
    'password-common':
      'Ce mot de passe figure dans une liste de mots de passe courants. Choisissez-en un autre.',
    'password-like-email':
      'Votre adresse courriel ne peut pas servir de mot de passe. Choisissez-en un autre.',
    'password-like-name': 'Le nom de ce site est facile à deviner. Choisissez un autre mot de passe.',
    'wrong-current-password': 'Le mot de passe actuel n’est pas correct.',
    'email-same': 'C’est déjà l’adresse avec laquelle vous vous connectez.',
    'no-password':
      'Vous vous connectez avec votre compte {{partner}}. C’est là que vous pouvez modifier votre adresse courriel et ce compte.',
    'token-invalid':
      'Ce lien n’est plus valide. Il a peut-être déjà servi ou il est trop ancien. Vous pouvez en demander un nouveau.',
    'second-factor-wrong': 'Ce code est inexact ou a déjà servi. Essayez le suivant.',
    'passkey-refused': 'Cette clé d’accès n’a pas fonctionné ici. Réessayez ou choisissez une autre méthode.',
    'second-step-over': 'Il y a eu trop de codes inexacts. Reconnectez-vous avec votre mot de passe.',
    'proof-needed': 'Saisissez de nouveau votre mot de passe.',
    'last-factor': 'C’est votre seul second facteur, et il en faut un ici. Ajoutez-en d’abord un autre.',
    'set-up-over': 'Cela a pris trop de temps. Recommencez.',
    'sign-up-closed': 'Vous ne pouvez pas créer de compte ici. Utilisez l’authentification unique.',
    'admin-sign-up-closed': 'L’inscription par un conseiller n’est pas offerte.',
    'single-sign-on-only':
      'Vous vous connectez à ce compte uniquement par l’authentification unique. Utilisez le bouton prévu.',
    'single-sign-on-failed': 'L’authentification unique n’a pas fonctionné. Réessayez.',
    'single-sign-on-stopped': 'La connexion s’est arrêtée avant la fin. Rien n’a changé.',
    'single-logout-failed':
      'Votre session est fermée ici, mais peut-être pas sur l’autre site. Par prudence, fermez le navigateur.',
    'profile-locked': 'Votre profil ne peut pas être modifié ici. Communiquez avec {{partner}}.',
    'extra-info-protected': 'Cette valeur ne peut pas être modifiée ici.',
    acting:
      'Vous agissez au nom d’une autre personne. Son adresse courriel et son mot de passe ne peuvent pas être modifiés.',
    'account-unknown': 'Nous n’avons pas trouvé ce compte. Vérifiez l’adresse et le numéro de compte.',
    'fulfill-api-error': 'Le système des comptes n’a pas répondu. Réessayez dans quelques minutes.',
  },
  verification: {
    warning:
      'Nous ne trouvons aucun compte avec cette adresse et ce numéro. Comparez-les avec votre facture.',
  },
  mail: {
    ...ownAccountMails,
    'confirm-email': {
      subject: 'Confirmez votre adresse courriel',
      body: 'Bonjour {{name}},\n\nConfirmez que cette adresse courriel est bien la vôtre.\n\n[Confirmer mon adresse courriel]({{url}})\n\nLe lien fonctionne une seule fois, pendant {{hours}} heures. Si vous n’avez pas créé de compte chez {{partner}}, ignorez ce message.',
    },
    'reset-password': {
      subject: 'Réinitialisez votre mot de passe',
      body: 'Bonjour {{name}},\n\nNous avons reçu une demande de nouveau mot de passe pour votre compte chez {{partner}}.\n\n[Choisir un nouveau mot de passe]({{url}})\n\nLe lien fonctionne une seule fois, pendant une heure. Si vous n’avez pas fait cette demande, ignorez ce message\u00a0: votre mot de passe reste le même.',
    },
    'create-password': {
      subject: 'Choisissez un mot de passe pour votre nouveau compte',
      body: 'Bonjour {{name}},\n\nUn compte chez {{partner}} a été créé pour vous.\n\n[Choisir un mot de passe]({{url}})\n\nLe lien fonctionne une seule fois, pendant {{hours}} heures. Ensuite, vous pourrez en demander un nouveau sur la page de connexion.',
    },
    'password-changed': {
      subject: 'Votre mot de passe a été modifié',
      body: 'Bonjour {{name}},\n\nLe mot de passe de votre compte chez {{partner}} a été modifié. Tous les autres appareils ont été déconnectés.\n\nSi ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et avertissez-nous.\n\n[Choisir un nouveau mot de passe]({{url}})',
    },
    'acted-for': {
      subject: '{{partner}} a ouvert votre compte',
      body: 'Bonjour {{name}},\n\n{{admin}}, de {{partner}}, a ouvert votre compte pour vous aider.\n\nRaison\u00a0: {{reason}}\n\nVotre adresse courriel et votre mot de passe ne peuvent pas être modifiés de cette façon. Si vous ne vous y attendiez pas, communiquez avec nous.',
    },
  },
  own: ownAccountTexts,
  screen: {
    sign_in: {
      title: 'Se connecter',
      submit: 'Se connecter',
      forgot: 'Mot de passe oublié',
      or: 'ou',
      new_here: 'Première visite\u202f?',
      create: 'Créez un compte',
      create_note: 'Cela prend une minute et vos réponses sont conservées.',
      sso: 'Continuer avec l’authentification unique',
      user_exists: 'Ce compte existe déjà. Connectez-vous.',
      elsewhere: 'Ce site s’ouvre à partir de votre compte {{partner}}. Connectez-vous d’abord à ce compte.',
      go_there: 'Aller à {{partner}}',
    },
    sign_up: {
      title: 'Créez votre compte',
      profile_title: 'À propos de vous',
      integrated_title: 'Trouvez votre compte',
      integrated_text: 'Nous cherchons votre compte chez {{partner}}. Le numéro figure sur votre facture.',
      integrated_found:
        'Nous avons trouvé le compte {{account}}. Choisissez maintenant comment vous connecter.',
      integrated_email: 'Ce compte a l’adresse courriel {{email}}. Vous pouvez l’utiliser ici, ou une autre.',
      kept: 'Nous avons retrouvé ce que vous aviez saisi, sauf les mots de passe : nous ne les conservons jamais.',
      step: 'Étape {{step}} sur {{steps}}',
      next: 'Continuer',
      back: 'Retour',
      submit: 'Créer le compte',
      have_account: 'Vous avez déjà un compte\u202f?',
      consent: 'J’accepte les [conditions d’utilisation](/terms-and-conditions).',
      subscribe: 'J’aimerais recevoir des courriels sur les aides et les économies d’énergie.',
      find: 'Trouver mon compte',
    },
    field: {
      email: 'Adresse courriel',
      password: 'Mot de passe',
      password_confirmation: 'Confirmation du mot de passe',
      new_password: 'Nouveau mot de passe',
      current_password: 'Mot de passe actuel',
      account_id: 'Numéro de compte',
      account_address: 'Adresse de service',
    },
    password_help:
      'Au moins {{length}} caractères. Quelques mots sans rapport entre eux font un bon mot de passe.',
    password_min: 'Ce champ doit contenir au moins {{length}} caractères.',
    admin_sign_up: {
      title: 'Créer un compte pour une autre personne',
      text: 'La personne reçoit un courriel avec un lien pour choisir un mot de passe.',
      submit: 'Créer le compte',
      done_title: 'Le compte est créé',
      done: 'Nous avons envoyé à {{email}} un lien pour choisir un mot de passe.',
      another: 'Créer un autre compte',
    },
    login_as: {
      title: 'Chargement du profil',
      text: 'Veuillez patienter pendant que nous chargeons le profil.',
      failed: 'Nous n’avons pas pu ouvrir ce compte',
    },
    verify: {
      verifying: 'Confirmation de votre adresse courriel',
      first_title: 'Consultez vos courriels',
      first_text:
        'Votre compte est presque prêt. Nous avons envoyé un lien à {{email}}. Ouvrez-le pour confirmer votre adresse et vous connecter.',
      pending_title: 'Confirmez votre adresse courriel',
      pending_text:
        'Nous avons envoyé un lien à {{email}}. Ouvrez-le pour confirmer votre adresse. S’il n’y est pas, regardez dans les courriels indésirables.',
      resend: 'Renvoyer le lien',
      resent: 'Le courriel de vérification a été renvoyé',
      new_link_title: 'Vous faut-il un nouveau lien\u202f?',
      new_link_text:
        'Si votre adresse est déjà confirmée, connectez-vous ci-dessus. Sinon, indiquez l’adresse et nous vous enverrons un nouveau lien.',
      new_link: 'Envoyer un nouveau lien',
      new_link_email: 'Adresse à confirmer',
      new_link_sent: 'Si {{email}} attend encore d’être confirmée, un nouveau lien est en route.',
      to_sign_in: 'Retour à la connexion',
      done: 'Votre adresse courriel est confirmée.',
    },
    forgot: {
      title: 'Mot de passe oublié\u202f?',
      text: 'Indiquez votre adresse courriel et nous vous enverrons un lien.',
      request_title: 'Changez votre mot de passe',
      request_text:
        'Indiquez votre adresse courriel et nous vous enverrons un lien pour choisir un nouveau mot de passe.',
      submit: 'Recevoir le lien',
      sent: 'Nous vous avons envoyé la marche à suivre pour créer ou réinitialiser votre mot de passe.',
      failed: 'Votre demande n’a pas abouti. Réessayez dans quelques minutes.',
      instructions_title: 'Réinitialisez votre mot de passe',
      instructions_text: 'S’il existe un compte pour {{email}}, un message est en route.',
    },
    update: {
      title: 'Choisissez un nouveau mot de passe',
      submit: 'Enregistrer le mot de passe',
      done: 'Votre mot de passe a été modifié.',
      old_link: 'Le lien ne fonctionne plus\u202f?',
      ask_again: 'Demandez-en un nouveau',
      no_token:
        'Cette page s’ouvre depuis le lien de notre courriel. Demandez-en un nouveau si vous ne l’avez plus.',
    },
    profile: {
      title: 'Votre profil',
      text: 'Vos coordonnées et votre façon de vous connecter.',
      detail_search: 'Précisez vos coordonnées pour que nous trouvions votre compte',
      account_help: 'Il figure sur votre facture et nous permet de vérifier que ce compte est bien le vôtre.',
      sync_not_created: 'Complétez votre profil',
      complete: 'Complétez votre profil',
      complete_text: 'Indiquez votre nom pour continuer.',
      submit: 'Enregistrer le profil',
      saved: 'Profil mis à jour.',
      failed: 'Impossible de continuer. Réessayez. Raison\u00a0: {{title}}',
      locked: 'Vos coordonnées viennent de {{partner}} et ne se modifient pas ici.',
      account_title: 'Votre compte',
      no_password:
        'Vous vous connectez avec votre compte {{partner}}, il n’y a donc pas de mot de passe à changer ici.',
      password_title: 'Changer le mot de passe',
      password_submit: 'Changer le mot de passe',
      password_done: 'Votre mot de passe a été modifié. Les autres appareils ont été déconnectés.',
      devices_title: 'Appareils',
      devices_text: 'Fermez votre session ici et sur tous vos autres appareils.',
      sign_out_everywhere: 'Se déconnecter partout',
      signed_out_everywhere: 'Votre session est fermée sur tous vos appareils.',
    },
    sessions: {
      device: '{{browser}} sur {{system}}',
      unknown_device: 'Un appareil inconnu',
      here: 'Cet appareil',
      since: 'Session ouverte le {{date}}',
      seen: 'Dernière activité\u00a0: {{date}}',
      acting: '{{name}} vous aide ici',
      end: 'Fermer cette session',
      end_what: 'Fermer la session ouverte sur\u00a0: {{device}}, {{date}}',
      ended: 'La session est fermée sur cet appareil.',
      failed: 'Nous n’avons pas pu charger la liste de vos sessions ouvertes.',
    },
    search: {
      title: 'Recherche de votre compte',
      text: 'Cela prend un instant.',
      failed: 'Nous n’avons pas pu chercher votre compte',
      user_synced: 'Nous avons trouvé votre compte. Vérifiez vos coordonnées.',
      account_not_found: 'Aucun compte ne correspond à vos coordonnées. Complétez votre profil.',
      more_than_one_found:
        'Plusieurs comptes correspondent. Complétez votre profil pour que nous puissions les distinguer.',
    },
    signing_out: 'Déconnexion',
  },
} satisfies Texts
