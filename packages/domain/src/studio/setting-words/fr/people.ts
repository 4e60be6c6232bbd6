/** Accounts and ways to sign in. */
export const words = {
  'Admin user sign up': 'Inscription par le personnel',
  'Require staff second factor': 'Exiger un second facteur du personnel',
  'Idle warning': 'Avertissement d’inactivité',
  'User consent mandatory': 'Consentement obligatoire',
  'Email verification': 'Vérification du courriel',
  'Sign up proof of work': 'Preuve de travail à l’inscription',
  'Sign up integrated': 'Inscription avec compte du partenaire',
  'Disable user profile edition': 'Empêcher de modifier le profil',
  Notice: 'Avis',
  'Show logo': 'Afficher le logo',
  'Profile title': 'Titre du profil',
  'Profile fields': 'Champs du profil',
  'Consent text': 'Texte du consentement',
  'Subscribe text': 'Texte de l’abonnement',
  'Show subscribe': 'Afficher l’abonnement',
  'Integrated title': 'Titre de la vérification',
  'Integrated text': 'Texte de la vérification',
  'Min length': 'Longueur minimale',
  'Confirmed message': 'Message de confirmation',
  'Updated notice': 'Avis de mise à jour',
  'Next page': 'Page suivante',
  'First access title': 'Titre du premier accès',
  'First access text': 'Texte du premier accès',
  'Pending title': 'Titre de l’attente',
  'Pending text': 'Texte de l’attente',
  Help: 'Aide',
  'Detail search title': 'Titre de la recherche par détails',
  'Sync not created title': 'Titre du compte pas encore créé',
  'Show consent': 'Afficher le consentement',
  'Issuer login only': 'Par le fournisseur d’identité seulement',
  'Hide user pass login': 'Masquer la connexion par mot de passe',
  Login: 'Adresse de connexion',
  'Login landing page': 'Page après la connexion',
  'Session expire redirect path': 'Chemin à la fin de la session',
  'Single logout': 'Déconnexion unique',
  'Spa home': 'Page après la déconnexion',
  'User exist notification': 'Avis de compte existant',
  'Button label': 'Texte du bouton',
  'Button position': 'Place du bouton',
  Saml: 'SAML',
  'Entry point': 'Point d’entrée',
  Logout: 'Adresse de déconnexion',
  'Idp issuer': 'Émetteur du fournisseur',
  'Idp certificate': 'Certificat du fournisseur',
  'Idp metadata': 'Métadonnées du fournisseur',
  'Allow sha1': 'Autoriser SHA-1',
  'Sp entity id': 'Notre identifiant d’entité',
  'Email attribute': 'Attribut du courriel',
  'First name attribute': 'Attribut du prénom',
  'Last name attribute': 'Attribut du nom',
  'Account id attribute': 'Attribut du numéro de compte',
  Oidc: 'OpenID Connect',
  Issuer: 'Émetteur',
  'Client id': 'Identifiant de client',
  'Client secret': 'Secret de client',
  Scope: 'Portée',
  'Admins may create accounts for people at /admin-user-sign-up/{admin_id}.':
    'Le personnel peut créer des comptes pour d’autres à /admin-user-sign-up/{admin_id}.',
  'Admins need a passkey or an authenticator app besides their password; who has none sets one up at sign-in. Operators outside the demo always need one.':
    'Le personnel a besoin d’une clé d’accès ou d’une application d’authentification en plus du mot de passe\u202f; les personnes qui n’en ont pas la configurent à la connexion. Les opérateurs hors démonstration en ont toujours besoin.',
  'Warns a person before an idle session ends.': 'Avertit la personne avant la fin d’une session inactive.',
  'Consent to the terms is asked for and required at sign-up, profile and application.':
    'Le consentement aux conditions est demandé et exigé à l’inscription, au profil et à la demande.',
  'A new account must confirm its email address before it can sign in.':
    'Un nouveau compte doit confirmer son courriel avant de pouvoir se connecter.',
  'Sign-up costs the browser about half a second of computing, against accounts made in bulk.':
    'L’inscription coûte au navigateur une demi-seconde de calcul, contre les comptes créés en masse.',
  'Sign-up begins with account verification by address and account id.':
    'L’inscription commence par la vérification du compte par adresse et numéro.',
  'The profile is read-only except for the newsletter and the extra information.':
    'Le profil est en lecture seule sauf la lettre d’information et les informations supplémentaires.',
  'Heading of page 1.': 'Titre de la page 1.',
  'A line under it.': 'Une ligne en dessous.',
  'Heading of page 2.': 'Titre de la page 2.',
  'Page 1, beside password and confirmation.': 'Page 1, à côté du mot de passe et de sa confirmation.',
  'Page 2.': 'Page 2.',
  'Words at the consent checkbox.': 'Texte de la case de consentement.',
  'Words at the marketing checkbox.': 'Texte de la case d’infolettre.',
  'Offers the marketing subscription.': 'Offre l’abonnement à l’infolettre.',
  'Heading of account verification.': 'Titre de la vérification du compte.',
  'Shortest password.': 'Nombre minimal de caractères du mot de passe.',
  "Replaces 'The confirmation does not match the password.'":
    'Remplace « The confirmation does not match the password. »',
  'Shown after a password was changed.': 'Affiché après un changement de mot de passe.',
  'Where a password update without a token goes.': 'Où mène un changement de mot de passe sans jeton.',
  'Heading on first access.': 'Titre au premier accès.',
  'Text on first access.': 'Texte au premier accès.',
  'Heading while the confirmation is awaited.': 'Titre pendant l’attente de la confirmation.',
  'Text while the confirmation is awaited.': 'Texte pendant l’attente de la confirmation.',
  'Heading while the account is searched by details.':
    'Titre pendant la recherche du compte par ses détails.',
  'Heading while the synchronised account does not exist yet.':
    'Titre tant que le compte synchronisé n’existe pas encore.',
  'Shows the consent checkbox.': 'Affiche la case de consentement.',
  'Shows the marketing checkbox.': 'Affiche la case d’infolettre.',
  'Heading of the public applicant form.': 'Titre du formulaire public.',
  'Asks for consent.': 'Demande le consentement.',
  'Single sign-on is offered.': 'L’authentification unique est offerte.',
  'Sign-in starts at the identity provider only; our pages show no sign-on button. It must answer requests too: what it sends unasked leads back to it with one.':
    'La connexion commence chez le fournisseur d’identité seulement ; nos pages n’ont pas de bouton. Il doit aussi répondre aux requêtes : ce qu’il envoie sans qu’on le demande y retourne avec une requête.',
  'Hides the email and password form; then /sign-up redirects to sign-in.':
    'Masque le formulaire de courriel et de mot de passe ; /sign-up mène alors à la connexion.',
  'Where the single sign-on button leads.': 'Où mène le bouton d’authentification unique.',
  'Where people land who came by single sign-on.': 'Page d’arrivée après l’authentification unique.',
  'Where an ended session goes instead of the sign-in page.':
    'Où mène une session terminée au lieu de la page de connexion.',
  'Where /saml-logout goes first.': 'Où mène d’abord /saml-logout.',
  'Where /saml-logout goes without a single-logout url.':
    'Où mène /saml-logout sans adresse de déconnexion unique.',
  "Replaces 'User account already exist!' on the sign-in page.":
    'Remplace « User account already exist! » à la page de connexion.',
  'The words on the single sign-on button.': 'Le texte du bouton d’authentification unique.',
  'Where the button stands on the sign-in and sign-up pages.':
    'Où se trouve le bouton aux pages de connexion et d’inscription.',
  'SAML 2.0 identity provider. Kept on the server.': 'Fournisseur d’identité SAML 2.0. Reste sur le serveur.',
  'Address of the identity provider that takes the sign-in request.':
    'Adresse du fournisseur d’identité qui reçoit la requête de connexion.',
  'Address of the identity provider that takes the logout request.':
    'Adresse du fournisseur d’identité qui reçoit la requête de déconnexion.',
  'The issuer that answers must name.': 'L’émetteur que les réponses doivent nommer.',
  'Certificate the answers are signed with (PEM).': 'Certificat qui signe les réponses (PEM).',
  'Where that certificate is read from instead: metadata that describes this identity provider, alone or among others.':
    'D’où ce certificat est lu à la place\u00a0: des métadonnées qui décrivent ce fournisseur d’identité, seul ou parmi d’autres.',
  'Takes signatures made with SHA-1 too, for a provider that knows nothing better.':
    'Accepte aussi les signatures SHA-1, pour un fournisseur qui ne connaît rien de mieux.',
  'Our entity id; default: the metadata address.':
    'Notre identifiant d’entité\u202f; par défaut, l’adresse des métadonnées.',
  'The attribute that holds the email; nameID is the fallback.':
    'L’attribut qui contient le courriel ; à défaut, nameID.',
  'The attribute that holds the first name.': 'L’attribut qui contient le prénom.',
  'The attribute that holds the last name.': 'L’attribut qui contient le nom.',
  'The attribute that holds the account id at the partner.':
    'L’attribut qui contient le numéro de compte chez le partenaire.',
  'OpenID Connect provider. Kept on the server.': 'Fournisseur OpenID Connect. Reste sur le serveur.',
  'Address of the provider; its discovery document is read from there.':
    'Adresse du fournisseur ; son document de découverte y est lu.',
  'Our id at the provider.': 'Notre identifiant chez le fournisseur.',
  'Secret; without one we are a public client, secured by PKCE. `$NAME` takes the value of the environment variable NAME.':
    'Secret ; sans lui nous sommes un client public, protégé par PKCE. `$NAME` prend la valeur de la variable d’environnement NAME.',
  'What is asked of the provider.': 'Ce qui est demandé au fournisseur.',
}
