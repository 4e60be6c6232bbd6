import type { Texts } from '../../namespaces.ts'

export const ownAccountMails = {
  'change-email': {
    subject: 'Confirme su nuevo correo electrónico',
    body: 'Hola, {{name}}:\n\nUsted quiere entrar en {{partner}} con esta dirección a partir de ahora.\n\n[Confirmar mi nueva dirección]({{url}})\n\nEl enlace sirve una vez y durante {{hours}} horas. Hasta que lo abra, seguirá entrando con la dirección anterior. Si no fue usted, ignore este mensaje.',
  },
  'email-in-use': {
    subject: 'Ya tiene una cuenta con esta dirección',
    body: 'Hola, {{name}}:\n\nAlguien con una cuenta en {{partner}} quiso usar esta dirección. Usted ya tiene una cuenta con ella, así que no se cambió nada.\n\n[Entrar]({{url}})\n\nSi fue usted, entre con esta dirección o elimine antes esta cuenta.',
  },
  'signed-up-again': {
    subject: 'Alguien intentó registrarse con su dirección',
    body: 'Hola, {{name}}:\n\nAlguien intentó registrarse en {{partner}} con esta dirección de correo. Usted ya tiene una cuenta con ella, así que no se creó otra ni se cambió nada.\n\n[Entrar]({{url}})\n\nSi fue usted, entre; en la misma página puede pedir una contraseña nueva. Si no fue usted, ignore este mensaje: a nadie se le dijo que usted tiene una cuenta.',
  },
  'email-changed': {
    subject: 'Se cambió su correo electrónico',
    body: 'Hola, {{name}}:\n\nSu cuenta en {{partner}} tiene ahora la dirección {{email}}. Con esta dirección ya no se puede entrar.\n\nSi no fue usted, avísenos enseguida.',
  },
  erased: {
    subject: 'Se eliminó su cuenta',
    body: 'Hola, {{name}}:\n\nUsted eliminó su cuenta en {{partner}}. Se eliminaron sus casas, respuestas, informes, documentos y solicitudes. Este es el último mensaje que le enviamos sobre ella.',
  },
  'erased-but-paid': {
    subject: 'Se eliminó su cuenta',
    body: 'Hola, {{name}}:\n\nUsted eliminó su cuenta en {{partner}}. Se eliminaron sus casas, respuestas, informes y documentos. De las solicitudes pagadas ({{numbers}}) guardamos el monto, las fechas y el estado, sin su nombre, como exige la ley contable. Este es el último mensaje que le enviamos sobre ella.',
  },
} satisfies Texts

/** What a person does with their own account, on the profile. */
export const ownAccountTexts = {
  email: {
    title: 'Cambiar el correo electrónico',
    text: 'Enviamos un enlace a la nueva dirección. La usará en cuanto abra el enlace; hasta entonces entra con la anterior.',
    new: 'Nuevo correo electrónico',
    submit: 'Enviar el enlace',
    cancel: 'Cancelar',
    sent: 'Si {{email}} se puede usar, un enlace va en camino. Ábralo antes de que pasen dos horas.',
    synced:
      'Su número de cuenta y la dirección a la que {{partner}} le factura no cambian: eso se cambia con {{partner}}.',
    confirming: 'Confirmando su nuevo correo electrónico',
    confirmed: 'Su correo electrónico es ahora {{email}}.',
  },
  data: {
    title: 'Sus datos',
    text: 'Todo lo que tenemos de usted en un archivo: su perfil, casas, respuestas, resultados, solicitudes, mensajes y los documentos que entregó.',
    get: 'Descargar mis datos',
    working: 'Estamos reuniendo sus datos.',
    failed: 'No se pudo crear el archivo. Inténtelo de nuevo.',
  },
  delete: {
    title: 'Eliminar su cuenta',
    text: 'Sus casas, respuestas, informes, documentos y mensajes se eliminan para siempre.',
    button: 'Eliminar mi cuenta',
    single_sign_on:
      'Usted entra con su cuenta de {{partner}}. Escriba a {{email}} para que eliminemos su cuenta aquí.',
    open_one: '{{count}} solicitud está en trámite. Se retirará: {{numbers}}.',
    open_many: '{{count}} solicitudes están en trámite. Se retirarán: {{numbers}}.',
    open_other: '{{count}} solicitudes están en trámite. Se retirarán: {{numbers}}.',
    kept: 'De las solicitudes pagadas, la ley obliga a {{partner}} a guardar el monto, las fechas y el estado, sin su nombre.',
    last: 'Esto no se puede deshacer. Descargue antes sus datos si quiere conservarlos.',
    cancel: 'Conservar mi cuenta',
    confirm: 'Eliminar para siempre',
    withdrawn: 'Usted eliminó su cuenta.',
    done: 'Se eliminó su cuenta. Le enviamos un último correo.',
  },
} satisfies Texts
