/** Who the partner is, its look, its addresses, its mail, the switches of the site, and the nouns of its texts. */
export const words = {
  Code: 'Código',
  Name: 'Nombre',
  Logo: 'Logo',
  'Logo icon': 'Icono del logo',
  'Contact email': 'Correo de contacto',
  'Contact phone': 'Teléfono de contacto',
  'Contact name': 'Nombre de contacto',
  Website: 'Sitio web',
  'App path': 'Ruta de la aplicación',
  Base: 'Dirección pública',
  Country: 'País',
  'Default region': 'Región por defecto',
  'Time zone': 'Zona horaria',
  Languages: 'Idiomas',
  'Currency code': 'Código de la moneda',
  'Currency icon': 'Símbolo de la moneda',
  'Helphero app id': 'Id de HelpHero',
  'Soft recommended subsidies': 'Ayudas recomendadas',
  'Soft recommended offers': 'Ofertas recomendadas',
  Incentive: 'Incentivo',
  'The code of an incentive: what it pays is shown as the catalogue has it, while it is open.':
    'El código de un incentivo: lo que paga se muestra como lo tiene el catálogo, mientras está abierto.',
  'For what is no incentive of the catalogue; beside one it is not shown.':
    'Para lo que no es un incentivo del catálogo; junto a uno no se muestra.',
  'Incentive categories': 'Categorías de incentivos',
  Id: 'Id',
  'Recommended categories': 'Categorías recomendadas',
  Colour: 'Color',
  Accent: 'Color de acento',
  'Paper hue': 'Tono del fondo',
  'Paper chroma': 'Intensidad del fondo',
  Fonts: 'Tipos de letra',
  'Display weight': 'Grosor de los títulos',
  'Radius px': 'Radio en px',
  'Maintenance mode': 'Modo de mantenimiento',
  'Tester emails': 'Correos de quienes prueban',
  'Allow iframe embedding': 'Permitir incrustar el sitio',
  'Frame ancestors': 'Sitios que pueden incrustarlo',
  'Embed origins': 'Orígenes de los módulos incrustados',
  'Show environment alert': 'Mostrar el aviso de entorno',
  'Tag manager id': 'Id del gestor de etiquetas',
  'Terms links': 'Enlaces a las condiciones',
  Label: 'Etiqueta',
  Url: 'Dirección',
  'Energyxpert admin enabled': 'Herramientas de experto para el personal',
  Key: 'Clave',
  Enable: 'Activar',
  'Custom css': 'CSS propio',
  Texts: 'Textos',
  Names: 'Nombres',
  Aliases: 'Alias',
  Host: 'Host',
  Redirect: 'Redirección',
  'From name': 'Nombre del remitente',
  'From email': 'Correo del remitente',
  'Short name of the partner: its folder, its assets, its commands.':
    'Nombre corto del socio: su carpeta, sus archivos, sus órdenes.',
  'Name of the partner, as people know it.': 'Nombre del socio, como la gente lo conoce.',
  'Logo in the header.': 'Logo de la cabecera.',
  'Square logo: browser tab, small places.': 'Logo cuadrado: pestaña del navegador, lugares pequeños.',
  'Where people write to.': 'Adónde escribe la gente.',
  'Where people call.': 'Adónde llama la gente.',
  'Whom people reach: a team or a person.': 'A quién se llega: un equipo o una persona.',
  "The partner's own site.": 'El sitio propio del socio.',
  'Path under which the app stands.': 'Ruta en la que está la aplicación.',
  'Public address of this app: https, at one of the host names of the site; default: the host.':
    'Dirección pública de esta aplicación: https, en uno de los nombres de host del sitio; por defecto, el host.',
  'Zip format, paper size, locale of numbers and dates.':
    'Formato del código postal, tamaño del papel, formato de números y fechas.',
  'State or province preset in forms.': 'Estado o provincia ya puesto en los formularios.',
  'Zone in which times are told (IANA name).': 'Zona en la que se dan las horas (nombre IANA).',
  'Languages offered; the first is the default.': 'Idiomas que se ofrecen; el primero es el de partida.',
  'Currency of all money.': 'Moneda de todos los montos.',
  'Currency symbol.': 'Símbolo de la moneda.',
  'Onboarding helper; loaded only while set.': 'Guía de bienvenida; se carga solo si está puesta.',
  'The colour of actions. Any colour: its ramp is derived with guaranteed contrast in light and dark.':
    'El color de las acciones. Cualquiera: su gama se deduce con contraste garantizado en claro y oscuro.',
  'Second colour, for illustration and thin accents; never text.':
    'Segundo color, para ilustraciones y acentos finos; nunca texto.',
  'Tint of all neutrals, as an OKLCH hue.': 'Tinte de todos los neutros, como tono OKLCH.',
  'Strength of that tint: 0 grey, 0.02 cream.': 'Intensidad de ese tinte: 0 gris, 0.02 crema.',
  'newsreader: Newsreader + Source Sans 3. bricolage: Bricolage Grotesque + Figtree. fraunces: Fraunces + Public Sans.':
    'newsreader: Newsreader y Source Sans 3. bricolage: Bricolage Grotesque y Figtree. fraunces: Fraunces y Public Sans.',
  'Weight of headings.': 'Grosor de los títulos.',
  'Corner radius of cards; controls use 0.6 of it.':
    'Radio de las esquinas de las tarjetas; los controles usan 0.6 de él.',
  'Sends everybody but tester emails to the maintenance page, and refuses them the calls. Staff work on.':
    'Lleva a todos, salvo a quienes prueban, a la página de mantenimiento y les niega las llamadas. El personal sigue trabajando.',
  'People who pass maintenance mode. A browser is told only whether its own person is one of them.':
    'Personas que pasan en modo de mantenimiento. El navegador solo sabe si la suya es una de ellas.',
  'The site may stand in a frame of another site, and /iframe-test exists.':
    'El sitio puede estar en un marco de otro, y existe /iframe-test.',
  'Origins that may embed the site while embedding is allowed; empty: every origin.':
    'Orígenes que pueden incrustar el sitio mientras esté permitido; vacío: todos.',
  'Origins that may show the rebate finder and the public offers by /embed.js (docs/embedding.md); empty: none.':
    'Orígenes que pueden mostrar el buscador de reembolsos y las ofertas públicas con /embed.js (docs/embedding.md); vacío: ninguno.',
  'Shows the environment banner on dev, qa, staging and preprod hosts.':
    'Muestra la franja de entorno en los hosts de dev, qa, staging y preprod.',
  'Tag manager container. Loaded only while set, and never against Do Not Track.':
    'Contenedor del gestor de etiquetas. Se carga solo si está puesto, y nunca contra «No rastrear».',
  'Links to terms and privacy shown beside consent checkboxes and in the footer.':
    'Enlaces a condiciones y privacidad junto a las casillas de consentimiento y en el pie.',
  'Energy-expert tools are shown to admins.': 'El personal ve las herramientas de experto en energía.',
  'Project key of the localization service.': 'Clave de proyecto del servicio de traducción.',
  'Enabled: for everyone, with a key. Testing: for the testers listed below. Disabled: for nobody.':
    'Activado: para todos, con clave. En prueba: para los probadores de la lista. Inactivo: para nadie.',
  'People who see localization while it is in testing. A browser is told only of its own person.':
    'Personas que ven la traducción mientras se prueba. El navegador solo sabe de la suya.',
  'CSS added after all layers. May load pictures of this site only.':
    'CSS que se agrega tras todas las capas. Solo puede cargar imágenes de este sitio.',
  'Hosts that serve this partner.': 'Hosts que sirven a este socio.',
  'Hosts that lead to another address instead.': 'Hosts que llevan a otra dirección.',
  'Default: the same page at the first of the names.':
    'Por defecto: la misma página en el primero de los nombres.',
  'Sender of mails; default: the name of the partner.':
    'Remitente de los correos; por defecto, el nombre del socio.',
  'Address of the sender; default: the contact email.':
    'Dirección del remitente; por defecto, el correo de contacto.',
  'Last lines of every mail.': 'Últimas líneas de cada correo.',
  Shared: 'Común',
  Partner: 'Socio',
  Accounts: 'Cuentas',
  Buildings: 'Casas',
  Report: 'Informe',
  Documents: 'Documentos',
  Programs: 'Programas',
  Applications: 'Solicitudes',
  Contacts: 'Contactos',
  Scheduling: 'Visitas',
  Payments: 'Pagos',
  Guests: 'Invitados',
  'Draft days': 'Días de los borradores',
  'Closed document days': 'Días de los documentos cerrados',
  'Email log days': 'Días del registro de correos',
  'Audit log days': 'Días del registro de cambios',
  'Days after which an application that was begun, not handed in and not touched since is deleted, with its answers and documents.':
    'Días tras los que se elimina, con sus respuestas y documentos, una solicitud empezada que no se envió ni se tocó desde entonces.',
  'Days after which the documents of a closed application are deleted. While a payment for it is open they stay.':
    'Días tras los que se eliminan los documentos de una solicitud cerrada. Mientras tenga un pago abierto, se conservan.',
  'Days for which the console lists the emails that were sent.':
    'Días durante los que la consola muestra los correos enviados.',
  'Days after which the log forgets the values that were changed. Who did what and when stays in it.':
    'Días tras los que el registro olvida los valores que se cambiaron. Quién hizo qué y cuándo permanece en él.',
}
