import type { Texts } from '../namespaces.ts'

export const texts = {
  problem: {
    'unknown-host': 'Esta dirección no pertenece a ninguno de nuestros sitios.',
    'invalid-configuration': 'Esta configuración tiene errores y no se puede publicar.',
    'stale-draft': 'Otra persona ha guardado este borrador desde entonces. No se ha sobrescrito nada suyo.',
    'draft-behind':
      'La versión {{version}} se publicó después de empezar este borrador, y ambas cambiaron los mismos ajustes. Incorpórela primero.',
    'no-draft': 'No hay ningún borrador que publicar.',
    'already-scheduled': 'Ya hay una versión programada. Cancélela primero o publique ahora.',
    'time-has-passed': 'Esa hora ya ha pasado. Elija una posterior.',
    'no-configuration': 'Esto no es una configuración.',
    'other-partners-file': 'Este archivo es de otro socio.',
    'file-pictures': 'Un archivo lleva {{most}} imágenes como máximo. Este tiene {{count}}.',
    'file-picture-bytes': 'Las imágenes de un archivo pueden sumar {{most}} MB. Estas suman más.',
    'file-programs': 'Un archivo lleva {{most}} programas como máximo. Este tiene {{count}}.',
    'file-incentives': 'Un archivo lleva {{most}} incentivos como máximo. Este tiene {{count}}.',
    'file-bad-picture':
      '«{{name}}» de este archivo no es una imagen que podamos mostrar, o pesa más de 2 MB.',
    'file-bad-content': '«{{name}}» de este archivo tiene errores. No se importó nada.',
    'file-needs-programs':
      'Esto trae programas e incentivos. Debe hacerlo alguien que pueda cambiar los programas.',
    'no-picture': 'No podemos mostrar esta imagen. Suba un SVG, PNG, JPEG, WebP o AVIF.',
    'picture-too-big': 'Esta imagen pesa más de 2 MB. Suba una más pequeña.',
    'preview-ended': 'Esta vista previa ha terminado. Ábrala de nuevo desde el estudio.',
    'nobody-assessed': 'Ninguna casa de este sitio tiene todavía un informe.',
    'preview-reads-only': 'Esto es una vista previa: en ella no se puede hacer nada.',
    'texts-changed':
      'Otra persona ha cambiado {{count}} de estos textos desde entonces. No se guardó nada; revíselos de nuevo.',
    'texts-need-programs':
      'Son textos de programas e incentivos. Tiene que hacerlo alguien que pueda cambiar los programas.',
    'xliff-unreadable': 'No es un archivo XLIFF de la versión 1.2 o 2.0 que podamos leer.',
    'xliff-too-many': 'Un archivo lleva {{most}} textos como máximo. Este tiene {{count}}.',
    'xliff-other-languages': 'Este archivo no traduce del primer idioma del sitio a otro de sus idiomas.',
  },
  studio: {
    time: 'Escriba la hora en horas y minutos, por ejemplo 06:00.',
    code: 'Use minúsculas, cifras y guiones, empezando por una letra.',
    host: 'Escriba un nombre de host en minúsculas, por ejemplo casa.ejemplo.com.',
    colour: 'Escriba #rrggbb u oklch(L C H).',
    code_taken: 'Ya hay un socio con este nombre corto.',
    host_taken: 'Otro socio tiene esta dirección.',
  },
  field: {
    first_name: 'Nombre',
    last_name: 'Apellido',
    email: 'Correo electrónico',
    mobile_phone: 'Teléfono celular',
    mailing_address: 'Dirección postal',
    city: 'Ciudad',
    region: 'Estado o provincia',
    country: 'País',
    zip: 'Código postal',
    community: 'Comunidad',
  },
} satisfies Texts
