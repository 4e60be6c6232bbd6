import type { Texts } from '../namespaces.ts'

export const texts = {
  problem: {
    'wrong-credentials':
      'El correo electrónico o la contraseña son incorrectos. Inténtelo de nuevo o haga clic en el enlace «Olvidé mi contraseña» para restablecerla.',
    'email-unconfirmed': 'Primero confirme su correo electrónico. Le enviamos un enlace.',
    'slow-down': 'Hubo demasiados intentos. Espere {{seconds}} segundos e inténtelo de nuevo.',
    'email-taken':
      'Ya existe una cuenta con este correo electrónico. Puede iniciar sesión o restablecer la contraseña.',
    'missing-fields': 'Complete todos los campos obligatorios.',
    'consent-required': 'Debe aceptar los términos y condiciones para continuar.',
    'terms-required': 'El campo de términos y condiciones es obligatorio.',
    'password-mismatch': 'La contraseña y su confirmación deben ser iguales.',
    'confirmation-mismatch': 'La confirmación no coincide con la contraseña.',
    'password-too-short': 'Este campo debe tener al menos {{length}} caracteres.',
    'password-common': 'Esta contraseña está en una lista de contraseñas comunes. Elija otra.',
    'password-like-email': 'Su correo electrónico no puede ser su contraseña. Elija otra.',
    'wrong-current-password': 'La contraseña actual no es correcta.',
    'token-invalid':
      'Este enlace ya no es válido. Quizá ya se usó o es demasiado antiguo. Puede pedir uno nuevo.',
    'sign-up-closed': 'No puede crear una cuenta aquí. Use el inicio de sesión único.',
    'admin-sign-up-closed': 'El registro por medio de un asesor no está disponible.',
    'single-sign-on-only':
      'Su cuenta solo inicia sesión con el inicio de sesión único. Use el botón correspondiente.',
    'single-sign-on-failed': 'El inicio de sesión único no funcionó. Inténtelo de nuevo.',
    'profile-locked': 'Su perfil no se puede cambiar aquí. Comuníquese con {{partner}}.',
    'extra-info-protected': 'Este valor no se puede cambiar aquí.',
    acting:
      'Está actuando en nombre de otra persona. No se pueden cambiar su correo electrónico ni su contraseña.',
    'account-unknown': 'No encontramos esta cuenta. Revise la dirección y el número de cuenta.',
    'fulfill-api-error': 'El sistema de cuentas no respondió. Inténtelo de nuevo en unos minutos.',
  },
  verification: {
    warning: 'No encontramos ninguna cuenta con esta dirección y este número. Compárelos con su factura.',
  },
  mail: {
    'confirm-email': {
      subject: 'Confirme su correo electrónico',
      body: 'Hola, {{name}}:\n\nconfirme que este es su correo electrónico.\n\n[Confirmar mi correo electrónico]({{url}})\n\nEl enlace funciona una sola vez y durante {{hours}} horas. Si no creó una cuenta con {{partner}}, puede ignorar este mensaje.',
    },
    'reset-password': {
      subject: 'Restablezca su contraseña',
      body: 'Hola, {{name}}:\n\nalguien, esperamos que usted, pidió una contraseña nueva para su cuenta con {{partner}}.\n\n[Elegir una contraseña nueva]({{url}})\n\nEl enlace funciona una sola vez y durante una hora. Si no fue usted, puede ignorar este mensaje: su contraseña no cambia.',
    },
    'create-password': {
      subject: 'Elija una contraseña para su cuenta nueva',
      body: 'Hola, {{name}}:\n\nse creó una cuenta con {{partner}} para usted.\n\n[Elegir una contraseña]({{url}})\n\nEl enlace funciona una sola vez y durante {{hours}} horas. Después puede pedir uno nuevo en la página de inicio de sesión.',
    },
    'password-changed': {
      subject: 'Se cambió su contraseña',
      body: 'Hola, {{name}}:\n\nse cambió la contraseña de su cuenta con {{partner}}. Se cerró la sesión en todos los demás dispositivos.\n\nSi no fue usted, [restablezca su contraseña]({{url}}) y avísenos.',
    },
    'acted-for': {
      subject: '{{partner}} abrió su cuenta',
      body: 'Hola, {{name}}:\n\n{{admin}}, de {{partner}}, recibió acceso a su cuenta para ayudarle.\n\nMotivo: {{reason}}\n\nDe esta manera no se pueden cambiar su correo electrónico ni su contraseña. Si no lo esperaba, comuníquese con nosotros.',
    },
  },
} satisfies Texts
