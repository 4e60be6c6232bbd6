import type { Texts } from '../namespaces.ts'

export const texts = {
  problem: {
    'no-file': 'Primero elija un documento.',
    'one-file': 'Envíe un documento a la vez.',
    'no-name': 'Este documento no tiene nombre. Póngale uno e inténtelo de nuevo.',
    empty: 'Este documento está vacío. Compruébelo e inténtelo de nuevo.',
    'too-big': 'El documento no puede superar los 30 MB.',
    'wrong-type': 'Este tipo de documento no se admite. Use PDF, JPG, PNG, WebP, HEIC, Word o Excel.',
    disguised:
      'El contenido de este documento no corresponde a su nombre. Guárdelo de nuevo con su propio tipo.',
    duplicate: 'Ya hay aquí un documento con este nombre. Los guiones bajos cuentan como espacios.',
    'same-content': 'Ya entregó aquí este documento, con el nombre {{name}}.',
    'several-match': 'Hay varios documentos que coinciden. Indique cuál por su id.',
    'upload-failed': 'No se pudo subir el documento. Compruébelo e inténtelo de nuevo.',
    'being-checked':
      'Todavía se está comprobando si este documento tiene virus. Inténtelo de nuevo en un minuto.',
    'person-full':
      'Ha agotado su espacio para documentos ({{documents}} documentos, {{megabytes}} MB). Elimine los que ya no necesite o póngase en contacto con {{partner}}.',
    'partner-full': '{{partner}} no puede recibir más documentos por ahora. Escriba a {{contact}}.',
    infected:
      'Se encontró un virus en este documento, así que no se puede abrir. Elimínelo y envíe uno limpio.',
  },
  upload: {
    at_least: 'Al menos {{count}} archivos.',
    hint: 'PDF, JPG, PNG, WebP, HEIC, Word o Excel, hasta 30 MB cada uno.',
    required: 'Obligatorio',
    optional: 'Opcional',
    choose: 'Elegir archivos',
    choose_for: 'Elegir archivos para {{item}}',
    photo: 'Tomar una foto',
    photo_for: 'Tomar una foto para {{item}}',
    library: 'De mis documentos',
    library_for: '{{item}}: elegir de mis documentos',
    drop: 'o suéltelos aquí',
    progress: 'Subida de {{name}}',
    sent: '{{sent}} de {{all}}',
    cancel: 'Detener la subida de {{name}}',
    dismiss: 'Quitar {{name}} de la lista',
    retry: 'Intentar de nuevo',
    rename: 'Enviarlo como {{name}}',
    done: '{{name}} se ha subido.',
    failed: '{{name}}: {{reason}}',
  },
  file: {
    added: '{{size}} · agregado el {{date}}',
    open: 'Abrir {{name}}',
    replace: 'Reemplazar {{name}}',
    delete: 'Eliminar {{name}}',
    waiting: 'Comprobando si tiene virus',
  },
  size: { kb: '{{size}} kB', mb: '{{size}} MB' },
  list: {
    none: 'Aquí no se entregó nada.',
    error: 'No pudimos cargar sus documentos.',
    retry: 'Intentar de nuevo',
  },
  delete: {
    title: '¿Eliminar este documento?',
    text: '{{name}} se eliminará para siempre.',
    confirm: 'Eliminar para siempre',
    cancel: 'Conservarlo',
    done: 'Documento eliminado.',
    failed: 'No pudimos eliminar este documento. Inténtelo de nuevo.',
  },
  library: {
    title: 'Mis documentos',
    text: 'Lo que entregó antes se puede usar de nuevo. También se queda donde está.',
    empty: 'Todavía no ha entregado ningún documento.',
    use: 'Usar {{name}}',
    cancel: 'Cancelar',
  },
} satisfies Texts
