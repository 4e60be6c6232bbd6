import type { Texts } from '../namespaces.ts'

export const texts = {
  problem: {
    'no-file': 'Escolha primeiro um ficheiro CSV.',
    'not-csv':
      'Não conseguimos ler este ficheiro como CSV. Guarde-o como CSV com vírgula, ponto e vírgula ou tabulação entre as colunas, em UTF-8.',
    empty: 'Este ficheiro não tem linhas. A primeira linha contém os títulos e depois seguem as contas.',
    'too-big': 'Este ficheiro tem mais de 50 MB. Divida-o e importe as partes uma após a outra.',
    columns:
      'Indique de cada conta o número, o apelido, a morada, a cidade e o código postal, cada um uma vez.',
    stale: 'Outra pessoa continuou esta importação. É assim que está agora; nada do que pediu foi feito.',
    over: 'Esta importação já passou esse passo. É assim que está agora.',
  },
  title: 'Importações',
  accounts: 'Contas de serviço',
  csv: { name: 'linhas-a-corrigir.csv', row: 'Linha', problem: 'Problema' },
  target: {
    account_id: 'Número de conta',
    first_name: 'Nome próprio',
    last_name: 'Apelido',
    email: 'E-mail',
    mailing_address: 'Morada postal',
    city: 'Cidade',
    region: 'Estado ou distrito',
    country: 'País',
    zip: 'Código postal',
    site_permission: 'Direitos sobre os locais',
    site_id: 'Número do local',
    site_address: 'Morada do serviço',
    site_city: 'Cidade do local',
    site_region: 'Distrito do local',
    site_zip: 'Código postal do local',
    none: 'Não importar',
  },
  problem_of: {
    missing: '{{field}}: está vazio',
    invalid: '{{field}}: não se consegue ler',
    columns: 'A linha tem outras colunas do que os títulos',
    twice: 'A conta e o local aparecem duas vezes',
  },
} as const satisfies Texts
