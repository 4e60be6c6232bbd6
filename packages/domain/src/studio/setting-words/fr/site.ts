/** Who the partner is, its look, its addresses, its mail, the switches of the site, and the nouns of its texts. */
export const words = {
  Code: 'Code',
  Name: 'Nom',
  Logo: 'Logo',
  'Logo icon': 'Icône du logo',
  'Contact email': 'Courriel de contact',
  'Contact phone': 'Téléphone de contact',
  'Contact name': 'Nom du contact',
  Website: 'Site web',
  'App path': 'Chemin de l’application',
  Base: 'Adresse publique',
  Country: 'Pays',
  'Default region': 'Région par défaut',
  'Time zone': 'Fuseau horaire',
  Languages: 'Langues',
  'Currency code': 'Code de la devise',
  'Currency icon': 'Symbole de la devise',
  'Helphero app id': 'Identifiant HelpHero',
  'Soft recommended subsidies': 'Subventions recommandées',
  'Soft recommended offers': 'Offres recommandées',
  Incentive: 'Aide',
  'The code of an incentive: what it pays is shown as the catalogue has it, while it is open.':
    'Le code d’une aide : ce qu’elle paie s’affiche comme le catalogue le dit, tant qu’elle est ouverte.',
  'For what is no incentive of the catalogue; beside one it is not shown.':
    'Pour ce qui n’est pas une aide du catalogue. À côté d’une aide, il ne s’affiche pas.',
  'Incentive categories': 'Catégories d’aides',
  Id: 'Identifiant',
  'Recommended categories': 'Catégories recommandées',
  Colour: 'Couleur',
  Accent: 'Couleur d’accent',
  'Paper hue': 'Teinte du fond',
  'Paper chroma': 'Intensité du fond',
  Fonts: 'Polices',
  'Display weight': 'Graisse des titres',
  'Radius px': 'Rayon en px',
  'Maintenance mode': 'Mode maintenance',
  'Tester emails': 'Courriels des testeurs',
  'Allow iframe embedding': 'Autoriser l’intégration en cadre',
  'Frame ancestors': 'Sites qui peuvent l’intégrer',
  'Embed origins': 'Origines des modules intégrés',
  'Show environment alert': 'Afficher le bandeau d’environnement',
  'Tag manager id': 'Identifiant du gestionnaire de balises',
  'Terms links': 'Liens vers les conditions',
  Label: 'Libellé',
  Url: 'Adresse',
  'Energyxpert admin enabled': 'Outils d’expert pour le personnel',
  Key: 'Clé',
  Enable: 'Activer',
  'Custom css': 'CSS personnalisé',
  Texts: 'Textes',
  Names: 'Noms',
  Aliases: 'Alias',
  Host: 'Hôte',
  Redirect: 'Redirection',
  'From name': 'Nom de l’expéditeur',
  'From email': 'Courriel de l’expéditeur',
  'Short name of the partner: its folder, its assets, its commands.':
    'Nom court du partenaire : son dossier, ses fichiers, ses commandes.',
  'Name of the partner, as people know it.': 'Nom sous lequel les clients connaissent le partenaire.',
  'Logo in the header.': 'Logo de l’en-tête.',
  'Square logo: browser tab, small places.': 'Logo carré : onglet du navigateur, petits espaces.',
  'Where people write to.': 'L’adresse à laquelle les clients écrivent.',
  'Where people call.': 'Le numéro que les clients appellent.',
  'Whom people reach: a team or a person.': 'L’équipe ou la personne que les clients joignent.',
  "The partner's own site.": 'Le site du partenaire.',
  'Path under which the app stands.': 'Chemin où se trouve l’application.',
  'Public address of this app: https, at one of the host names of the site; default: the host.':
    'Adresse publique de cette application\u00a0: https, à l’un des noms d’hôte du site\u202f; par défaut, l’hôte.',
  'Zip format, paper size, locale of numbers and dates.':
    'Format du code postal, taille du papier, format des nombres et des dates.',
  'State or province preset in forms.': 'État ou province déjà choisi dans les formulaires.',
  'Zone in which times are told (IANA name).': 'Fuseau dans lequel les heures sont données (nom IANA).',
  'Languages offered; the first is the default.': 'Langues offertes ; la première est celle par défaut.',
  'Currency of all money.': 'Devise de tous les montants.',
  'Currency symbol.': 'Symbole de la devise.',
  'Onboarding helper; loaded only while set.': 'Guide d’accueil ; chargé seulement s’il est indiqué.',
  'The colour of actions. Any colour: its ramp is derived with guaranteed contrast in light and dark.':
    'La couleur des actions. N’importe laquelle : sa gamme est calculée avec un contraste garanti en clair et en sombre.',
  'Second colour, for illustration and thin accents; never text.':
    'Seconde couleur, pour les illustrations et les filets ; jamais pour le texte.',
  'Tint of all neutrals, as an OKLCH hue.': 'Nuance de tous les neutres, en teinte OKLCH.',
  'Strength of that tint: 0 grey, 0.02 cream.': 'Intensité de cette nuance : 0 gris, 0.02 crème.',
  'newsreader: Newsreader + Source Sans 3. bricolage: Bricolage Grotesque + Figtree. fraunces: Fraunces + Public Sans.':
    'newsreader : Newsreader et Source Sans 3. bricolage : Bricolage Grotesque et Figtree. fraunces : Fraunces et Public Sans.',
  'Weight of headings.': 'Graisse des titres.',
  'Corner radius of cards; controls use 0.6 of it.':
    'Rayon des coins des cartes ; les contrôles en prennent 0.6.',
  'Sends everybody but tester emails to the maintenance page, and refuses them the calls. Staff work on.':
    'Tout le monde, sauf les testeurs, voit la page de maintenance et ses requêtes sont refusées. Le personnel peut continuer à travailler.',
  'People who pass maintenance mode. A browser is told only whether its own person is one of them.':
    'Personnes qui ont accès au site pendant la maintenance. Un navigateur sait seulement si la personne connectée en fait partie.',
  'The site may stand in a frame of another site, and /iframe-test exists.':
    'Le site peut être intégré dans un cadre d’un autre site, et la page /iframe-test existe.',
  'Origins that may embed the site while embedding is allowed; empty: every origin.':
    'Origines qui peuvent intégrer le site tant que c’est autorisé ; vide : toutes.',
  'Origins that may show the rebate finder and the public offers by /embed.js (docs/embedding.md); empty: none.':
    'Origines qui peuvent montrer la recherche d’aides et les offres publiques avec /embed.js (docs/embedding.md) ; vide : aucune.',
  'Shows the environment banner on dev, qa, staging and preprod hosts.':
    'Affiche le bandeau d’environnement sur les hôtes dev, qa, staging et preprod.',
  'Tag manager container. Loaded only while set, and never against Do Not Track.':
    'Conteneur du gestionnaire de balises. Chargé seulement s’il est indiqué, et jamais contre « Ne pas me pister ».',
  'Links to terms and privacy shown beside consent checkboxes and in the footer.':
    'Liens vers les conditions et la confidentialité, à côté des cases de consentement et au pied de page.',
  'Energy-expert tools are shown to admins.': 'Le personnel voit les outils d’expert en énergie.',
  'Project key of the localization service.': 'Clé de projet du service de traduction.',
  'Enabled: for everyone, with a key. Testing: for the testers listed below. Disabled: for nobody.':
    'Activé\u00a0: pour tous, avec une clé. En essai\u00a0: pour les testeurs de la liste. Inactif\u00a0: pour personne.',
  'People who see localization while it is in testing. A browser is told only of its own person.':
    'Personnes qui voient la traduction pendant les essais. Un navigateur sait seulement si la personne connectée en fait partie.',
  'CSS added after all layers. May load pictures of this site only.':
    'CSS ajouté après toutes les couches. Ne peut charger que des images de ce site.',
  'Hosts that serve this partner.': 'Hôtes qui servent ce partenaire.',
  'Hosts that lead to another address instead.': 'Hôtes qui mènent à une autre adresse.',
  'Default: the same page at the first of the names.': 'Par défaut : la même page sous le premier des noms.',
  'Sender of mails; default: the name of the partner.':
    'Expéditeur des courriels ; par défaut, le nom du partenaire.',
  'Address of the sender; default: the contact email.':
    'Adresse de l’expéditeur\u202f; par défaut, le courriel de contact.',
  'Last lines of every mail.': 'Dernières lignes de chaque courriel.',
  Shared: 'Commun',
  Partner: 'Partenaire',
  Accounts: 'Comptes',
  Buildings: 'Logements',
  Report: 'Rapport',
  Documents: 'Documents',
  Programs: 'Programmes',
  Applications: 'Demandes',
  Contacts: 'Contacts',
  Scheduling: 'Visites',
  Payments: 'Paiements',
  Guests: 'Invités',
  'Draft days': 'Jours des brouillons',
  'Closed document days': 'Jours des documents clos',
  'Email log days': 'Jours du journal des courriels',
  'Audit log days': 'Jours du journal des modifications',
  'Days after which an application that was begun, not handed in and not touched since is deleted, with its answers and documents.':
    'Jours après lesquels une demande commencée, ni envoyée ni touchée depuis, est supprimée avec ses réponses et ses documents.',
  'Days after which the documents of a closed application are deleted. While a payment for it is open they stay.':
    'Jours après lesquels les documents d’une demande close sont supprimés. Tant qu’un paiement est ouvert, ils restent.',
  'Days for which the console lists the emails that were sent.':
    'Jours pendant lesquels la console montre les courriels envoyés.',
  'Days after which the log forgets the values that were changed. Who did what and when stays in it.':
    'Jours après lesquels le journal oublie les valeurs modifiées. Qui a fait quoi et quand y reste.',
}
