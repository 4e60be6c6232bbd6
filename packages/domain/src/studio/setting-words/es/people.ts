/** Accounts and ways to sign in. */
export const words = {
  'Admin user sign up': 'Alta por el personal',
  'Require staff second factor': 'Exigir segundo factor al personal',
  'Idle warning': 'Aviso de inactividad',
  'User consent mandatory': 'Consentimiento obligatorio',
  'Email verification': 'Verificación del correo',
  'Sign up proof of work': 'Prueba de trabajo en el registro',
  'Sign up integrated': 'Registro con cuenta del socio',
  'Disable user profile edition': 'Impedir editar el perfil',
  Notice: 'Aviso',
  'Show logo': 'Mostrar el logo',
  'Profile title': 'Título del perfil',
  'Profile fields': 'Campos del perfil',
  'Consent text': 'Texto del consentimiento',
  'Subscribe text': 'Texto de la suscripción',
  'Show subscribe': 'Mostrar la suscripción',
  'Integrated title': 'Título de la verificación',
  'Integrated text': 'Texto de la verificación',
  'Min length': 'Longitud mínima',
  'Confirmed message': 'Mensaje de confirmación',
  'Updated notice': 'Aviso de actualización',
  'Next page': 'Página siguiente',
  'First access title': 'Título del primer acceso',
  'First access text': 'Texto del primer acceso',
  'Pending title': 'Título de la espera',
  'Pending text': 'Texto de la espera',
  Help: 'Ayuda',
  'Detail search title': 'Título de la búsqueda por datos',
  'Sync not created title': 'Título de cuenta aún no creada',
  'Show consent': 'Mostrar el consentimiento',
  'Issuer login only': 'Solo por el proveedor de identidad',
  'Hide user pass login': 'Ocultar el acceso con contraseña',
  Login: 'Dirección de acceso',
  'Login landing page': 'Página tras el acceso',
  'Session expire redirect path': 'Ruta al terminar la sesión',
  'Single logout': 'Cierre de sesión único',
  'Spa home': 'Página tras el cierre',
  'User exist notification': 'Aviso de cuenta existente',
  'Button label': 'Texto del botón',
  'Button position': 'Lugar del botón',
  Saml: 'SAML',
  'Entry point': 'Punto de entrada',
  Logout: 'Dirección de salida',
  'Idp issuer': 'Emisor del proveedor',
  'Idp certificate': 'Certificado del proveedor',
  'Idp metadata': 'Metadatos del proveedor',
  'Allow sha1': 'Permitir SHA-1',
  'Sp entity id': 'Nuestro id de entidad',
  'Email attribute': 'Atributo del correo',
  'First name attribute': 'Atributo del nombre',
  'Last name attribute': 'Atributo del apellido',
  'Account id attribute': 'Atributo del número de cuenta',
  Oidc: 'OpenID Connect',
  Issuer: 'Emisor',
  'Client id': 'Id de cliente',
  'Client secret': 'Secreto de cliente',
  Scope: 'Alcance',
  'Admins may create accounts for people at /admin-user-sign-up/{admin_id}.':
    'El personal puede crear cuentas para otras personas en /admin-user-sign-up/{admin_id}.',
  'Admins need a passkey or an authenticator app besides their password; who has none sets one up at sign-in. Operators outside the demo always need one.':
    'El personal necesita una llave de acceso o una aplicación de códigos además de la contraseña; quien no la tiene la configura al entrar. Los operadores fuera de la demostración siempre la necesitan.',
  'Warns a person before an idle session ends.':
    'Avisa a la persona antes de que termine una sesión inactiva.',
  'Consent to the terms is asked for and required at sign-up, profile and application.':
    'El consentimiento a las condiciones se pide y se exige en el registro, el perfil y la solicitud.',
  'A new account must confirm its email address before it can sign in.':
    'Una cuenta nueva debe confirmar su correo antes de poder entrar.',
  'Sign-up costs the browser about half a second of computing, against accounts made in bulk.':
    'El registro cuesta al navegador medio segundo de cálculo, contra las cuentas en masa.',
  'Sign-up begins with account verification by address and account id.':
    'El registro empieza verificando la cuenta por dirección y número.',
  'The profile is read-only except for the newsletter and the extra information.':
    'El perfil es de solo lectura salvo el boletín y la información adicional.',
  'Heading of page 1.': 'Título de la página 1.',
  'A line under it.': 'Una línea debajo.',
  'Heading of page 2.': 'Título de la página 2.',
  'Page 1, beside password and confirmation.': 'Página 1, junto a la contraseña y su confirmación.',
  'Page 2.': 'Página 2.',
  'Words at the consent checkbox.': 'Texto de la casilla de consentimiento.',
  'Words at the marketing checkbox.': 'Texto de la casilla de publicidad.',
  'Offers the marketing subscription.': 'Ofrece la suscripción a la publicidad.',
  'Heading of account verification.': 'Título de la verificación de la cuenta.',
  'Shortest password.': 'Contraseña más corta.',
  "Replaces 'The confirmation does not match the password.'":
    'Sustituye a «The confirmation does not match the password.»',
  'Shown after a password was changed.': 'Se muestra tras cambiar la contraseña.',
  'Where a password update without a token goes.': 'Adónde va un cambio de contraseña sin código.',
  'Heading on first access.': 'Título en el primer acceso.',
  'Text on first access.': 'Texto en el primer acceso.',
  'Heading while the confirmation is awaited.': 'Título mientras se espera la confirmación.',
  'Text while the confirmation is awaited.': 'Texto mientras se espera la confirmación.',
  'Heading while the account is searched by details.': 'Título mientras se busca la cuenta por sus datos.',
  'Heading while the synchronised account does not exist yet.':
    'Título mientras la cuenta sincronizada aún no existe.',
  'Shows the consent checkbox.': 'Muestra la casilla de consentimiento.',
  'Shows the marketing checkbox.': 'Muestra la casilla de publicidad.',
  'Heading of the public applicant form.': 'Título del formulario público.',
  'Asks for consent.': 'Pide el consentimiento.',
  'Single sign-on is offered.': 'Se ofrece el acceso único.',
  'Sign-in starts at the identity provider only; our pages show no sign-on button. It must answer requests too: what it sends unasked leads back to it with one.':
    'El acceso empieza solo en el proveedor de identidad; nuestras páginas no muestran el botón. También debe responder a peticiones: lo que envía sin pedírselo vuelve a él con una.',
  'Hides the email and password form; then /sign-up redirects to sign-in.':
    'Oculta el formulario de correo y contraseña; entonces /sign-up lleva al acceso.',
  'Where the single sign-on button leads.': 'Adónde lleva el botón de acceso único.',
  'Where people land who came by single sign-on.': 'Adónde llega quien entró con el acceso único.',
  'Where an ended session goes instead of the sign-in page.':
    'Adónde va una sesión terminada en lugar de la página de acceso.',
  'Where /saml-logout goes first.': 'Adónde va primero /saml-logout.',
  'Where /saml-logout goes without a single-logout url.':
    'Adónde va /saml-logout sin dirección de cierre único.',
  "Replaces 'User account already exist!' on the sign-in page.":
    'Sustituye a «User account already exist!» en la página de acceso.',
  'The words on the single sign-on button.': 'El texto del botón de acceso único.',
  'Where the button stands on the sign-in and sign-up pages.':
    'Dónde está el botón en las páginas de acceso y registro.',
  'SAML 2.0 identity provider. Kept on the server.': 'Proveedor de identidad SAML 2.0. Queda en el servidor.',
  'Address of the identity provider that takes the sign-in request.':
    'Dirección del proveedor de identidad que recibe la petición de acceso.',
  'Address of the identity provider that takes the logout request.':
    'Dirección del proveedor de identidad que recibe la petición de cierre.',
  'The issuer that answers must name.': 'El emisor que deben nombrar las respuestas.',
  'Certificate the answers are signed with (PEM).': 'Certificado con el que se firman las respuestas (PEM).',
  'Where that certificate is read from instead: metadata that describes this identity provider, alone or among others.':
    'De dónde se lee ese certificado en su lugar: metadatos que describen este proveedor de identidad, solo o entre otros.',
  'Takes signatures made with SHA-1 too, for a provider that knows nothing better.':
    'Acepta también firmas con SHA-1, para un proveedor que no conoce nada mejor.',
  'Our entity id; default: the metadata address.':
    'Nuestro id de entidad; por defecto, la dirección de los metadatos.',
  'The attribute that holds the email; nameID is the fallback.':
    'El atributo con el correo; si falta, nameID.',
  'The attribute that holds the first name.': 'El atributo con el nombre.',
  'The attribute that holds the last name.': 'El atributo con el apellido.',
  'The attribute that holds the account id at the partner.':
    'El atributo con el número de cuenta en el socio.',
  'OpenID Connect provider. Kept on the server.': 'Proveedor de OpenID Connect. Queda en el servidor.',
  'Address of the provider; its discovery document is read from there.':
    'Dirección del proveedor; allí se lee su documento de descubrimiento.',
  'Our id at the provider.': 'Nuestro id en el proveedor.',
  'Secret; without one we are a public client, secured by PKCE. `$NAME` takes the value of the environment variable NAME.':
    'Secreto; sin él somos un cliente público, protegido con PKCE. `$NAME` toma el valor de la variable de entorno NAME.',
  'What is asked of the provider.': 'Lo que se pide al proveedor.',
}
