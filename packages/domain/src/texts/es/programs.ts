import type { Texts } from '../namespaces.ts'

export const texts = {
  problem: {
    'not-open': 'Este programa no recibe solicitudes en este momento.',
    archived:
      'Este programa ha terminado y ya no recibe solicitudes nuevas. Las solicitudes ya empezadas siguen su curso.',
    'amount-unknown':
      'Todavía no se ha calculado cuánto se pagaría por esta solicitud, así que no podemos recibirla. Por favor, escríbanos.',
    'budget-used-up':
      'El dinero del programa para este año se ha agotado, así que ahora no admite solicitudes.',
    'not-eligible': 'Esta casa no cumple una condición de este programa.',
    'invalid-answers': 'Compruebe que todos los campos estén bien completados',
    'invalid-measure': 'No se pudieron actualizar las medidas.',
    'no-contact': 'Seleccione un contacto antes de pasar al paso siguiente.',
    terms: 'Debe aceptar los términos y condiciones',
    incomplete: 'Todavía falta algo en esta solicitud. Repase sus pasos una vez más.',
    'cannot-move':
      'El estado de esta solicitud ha cambiado entretanto. Vuelva a cargar la página para verlo.',
    'changed-elsewhere':
      'Este paso se guardó en otra ventana o en otro dispositivo desde que lo abrió. Lo que escribió aquí se conserva: guarde otra vez para ponerlo en su lugar, o vuelva a cargar la página para verlo.',
    'attachment-too-big': '{{message}}',
    'attachment-type': '{{message}}',
    'attachment-duplicate': '{{message}}',
    'attachment-count': 'Aquí se pueden agregar {{count}} archivos como máximo.',
    'fulfill-api-error':
      'El sistema de programas no respondió. Lo que escribió se conserva. Inténtelo de nuevo en unos minutos.',
  },
  field: {
    from_home: 'Tomado de su casa; cámbielo si no es correcto.',
    from_profile: 'Tomado de su perfil; cámbielo si no es correcto.',
    true: 'Sí',
    false: 'No',
    quantity: 'Cantidad',
    not_for_home: 'No es para esta casa. {{reason}}',
    numeric: 'Este campo solo acepta valores numéricos.',
    decimal: 'Este campo solo acepta valores decimales.',
    currency: 'Este campo solo acepta dos decimales.',
  },
  attachment: {
    too_big: 'Este archivo supera el límite de {{size}} MB.',
    wrong_type: 'Este tipo de archivo no se admite. Use {{types}}.',
    refused_type: 'Este tipo de archivo no se admite.',
    duplicate: 'Ya hay un archivo con este nombre. Los guiones bajos cuentan como espacios.',
  },
  mail: { status: { subject: '{{subject}}', body: '{{text}}\n\n[Ver en qué punto está]({{url}})' } },
  message: {
    created: 'Su solicitud se ha iniciado.',
    answers: 'Sus respuestas se han guardado.',
    measures: 'Las medidas se actualizaron correctamente.',
    terms: 'Solicitud enviada.',
    contact: 'El contacto se ha guardado.',
    attachment_deleted: 'El archivo se ha eliminado.',
    measures_deleted: 'Las medidas se han quitado.',
    moved: 'El estado de su solicitud ha cambiado.',
  },
  page: {
    customerhome: 'Sus solicitudes',
    measureinfo: 'Acerca de esta medida',
    measuresearch: 'Medidas',
    measurecart: 'Sus medidas',
    availableprograms: 'Programas que puede solicitar',
  },
} satisfies Texts
