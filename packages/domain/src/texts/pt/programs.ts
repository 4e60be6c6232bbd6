import type { Texts } from '../namespaces.ts'

export const texts = {
  problem: {
    'not-open': 'Este programa não recebe candidaturas neste momento.',
    archived:
      'Este programa terminou e já não aceita novas candidaturas. As candidaturas já iniciadas seguem o seu curso.',
    'amount-unknown':
      'Ainda não se sabe quanto se pagaria por esta candidatura, por isso não a podemos receber. Por favor, escreva-nos.',
    'budget-used-up':
      'O orçamento do programa para este ano esgotou-se, por isso não aceita candidaturas neste momento.',
    'not-eligible': 'Esta casa não cumpre uma condição deste programa.',
    'invalid-answers': 'Verifique se todos os campos foram preenchidos corretamente',
    'invalid-measure': 'Não foi possível atualizar as medidas.',
    'no-contact': 'Escolha um contacto antes de avançar para o passo seguinte.',
    terms: 'Tem de aceitar os termos e condições',
    incomplete: 'Ainda falta alguma coisa nesta candidatura. Percorra os passos mais uma vez.',
    'cannot-move': 'O estado desta candidatura mudou entretanto. Carregue a página de novo para o ver.',
    'changed-elsewhere':
      'Este passo foi guardado noutra janela ou noutro dispositivo desde que o abriu. O que escreveu aqui mantém-se: guarde outra vez para substituir o que está guardado, ou carregue a página de novo para o ver.',
    'attachment-too-big': '{{message}}',
    'attachment-type': '{{message}}',
    'attachment-duplicate': '{{message}}',
    'attachment-count': 'Podem juntar-se aqui no máximo {{count}} ficheiros.',
    'fulfill-api-error':
      'O sistema de programas não respondeu. O que escreveu está guardado. Tente novamente dentro de alguns minutos.',
  },
  field: {
    from_home: 'Retirado dos dados da sua casa; mude-o se não estiver certo.',
    from_profile: 'Retirado do seu perfil; mude-o se não estiver certo.',
    true: 'Sim',
    false: 'Não',
    quantity: 'Quantidade',
    not_for_home: 'Não serve para esta casa. {{reason}}',
    numeric: 'Este campo só aceita valores numéricos.',
    decimal: 'Este campo só aceita valores decimais.',
    currency: 'Este campo só aceita duas casas decimais.',
  },
  attachment: {
    too_big: 'Este ficheiro ultrapassa o limite de {{size}} MB.',
    wrong_type: 'Este tipo de ficheiro não é aceite. Use {{types}}.',
    refused_type: 'Este tipo de ficheiro não é aceite.',
    duplicate: 'Já existe aqui um ficheiro com este nome. Os traços inferiores contam como espaços.',
  },
  mail: { status: { subject: '{{subject}}', body: '{{text}}\n\n[Ver o estado da candidatura]({{url}})' } },
  message: {
    created: 'A sua candidatura foi iniciada.',
    answers: 'As suas respostas estão guardadas.',
    measures: 'As medidas foram atualizadas.',
    terms: 'Candidatura enviada.',
    contact: 'O contacto está guardado.',
    attachment_deleted: 'O ficheiro foi eliminado.',
    measures_deleted: 'As medidas foram retiradas.',
    moved: 'O estado da sua candidatura mudou.',
  },
  page: {
    customerhome: 'As suas candidaturas',
    measureinfo: 'Sobre esta medida',
    measuresearch: 'Medidas',
    measurecart: 'As suas medidas',
    availableprograms: 'Programas a que se pode candidatar',
  },
} satisfies Texts
