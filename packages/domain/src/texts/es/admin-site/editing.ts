import type { Texts } from '../../namespaces.ts'

export const editingTexts = {
  storage: {
    used_one:
      '{{documents}} documento ocupa {{megabytes}} MB: el {{share}}\u00a0% del espacio para documentos.',
    used_other:
      '{{documents}} documentos ocupan {{megabytes}} MB: el {{share}}\u00a0% del espacio para documentos.',
    nearly_full: 'Está ocupado el {{share}}\u00a0% del espacio para documentos',
    ask: 'Cuando se llene, nadie podrá añadir documentos. Pida más espacio a un operador de la plataforma o reduzca lo que puede tener una persona.',
  },
  problem: {
    'operators-only':
      'Solo un operador de la plataforma cambia los nombres de host, la dirección pública, el inicio de sesión único y el espacio para documentos.',
  },
  title: 'Sitio',
  export: 'Exportar',
  head: {
    published: 'La versión {{version}} está publicada. No hay borrador.',
    draft: 'Borrador de {{name}}, sobre la versión {{version}}.',
  },
  save: {
    saved: 'Guardado {{time}}',
    saving: 'Guardando',
    waiting: 'Guardado en este dispositivo',
    failed: 'Sin guardar, queda en este dispositivo',
  },
  tab: {
    edit: 'Editar',
    translations: 'Traducciones',
    publish: 'Comprobar y publicar',
    versions: 'Versiones',
  },
  search: 'Buscar entre {{count}} ajustes',
  sections: 'Partes del sitio',
  section: {
    identity: 'Identidad',
    look: 'Aspecto',
    home: 'Página de inicio',
    pages: 'Páginas',
    words: 'Textos',
    people: 'Acceso, personas',
    assessment: 'Evaluación',
    report: 'Informe',
    applications: 'Solicitudes',
    advisors: 'Asesores',
    mail: 'Correo',
    addresses: 'Direcciones',
    site: 'Opciones del sitio',
  },
  changed_count: 'cambiados: {{count}}',
  only_changed: 'Solo lo cambiado',
  nothing: 'Ningún ajuste coincide.',
  changed: 'cambiado',
  standard: 'valor inicial',
  was: 'Era «{{value}}».',
  put_back: 'Restaurar {{name}}',
  changes: 'Cambios en este borrador: {{count}}',
  discard: {
    open: 'Descartar',
    title: '¿Descartar el borrador?',
    text: 'Se pierden todos los cambios del borrador ({{count}}). Lo publicado queda como está.',
  },
  value: {
    none: 'nada',
    on: 'activado',
    off: 'desactivado',
  },
  text: {
    by_language: 'Escribir en cada idioma',
    missing: 'Este idioma aún no tiene texto.',
  },
  colour: {
    wrong: 'Escriba #rrggbb u oklch(L C H).',
    l: 'Luz',
    c: 'Intensidad',
    h: 'Tono',
  },
  contrast: {
    pair: 'Par',
    ratio: 'Contraste',
    least: 'Necesario',
    check: 'Resultado',
    button: 'Texto en un botón',
    link: 'Enlaces sobre el fondo',
    focus: 'Marco de foco',
    dark_button: 'Botón en modo oscuro',
    dark_link: 'Enlaces en modo oscuro',
    passes: 'cumple',
    fails: 'no cumple',
  },
  picture: {
    alt: '{{name}} actual',
    upload: 'Subir una imagen (SVG, PNG, JPEG, WebP o AVIF, 2 MB como máximo)',
    not_on_paper:
      'El informe en papel imprime su nombre en lugar de este logo: contiene letras u otra cosa que no podemos dibujar allí. Guárdelo con las letras como contornos, o como PNG.',
    too_big: 'Esta imagen pesa más de 2 MB. Suba una más pequeña.',
  },
  list: {
    add: 'Agregar a {{name}}',
    remove: 'Quitar {{name}}',
    up: 'Subir {{name}}',
    down: 'Bajar {{name}}',
    item: 'Elemento {{number}}',
    kind: 'Tipo',
    name: 'Nombre',
  },
  json: {
    wrong: 'Todavía no es JSON válido.',
  },
  core: {
    part: 'Parte del sitio',
    search: 'Buscar claves y palabras',
    shown: '{{shown}} de {{total}} textos. Busque para encontrar otros.',
    was: 'Nosotros decimos: {{text}}',
  },
} satisfies Texts
