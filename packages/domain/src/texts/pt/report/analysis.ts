import type { Texts } from '../../namespaces.ts'

export const analysisTexts = {
  error: {
    title: 'Ocorreu um erro ao obter a sua auditoria virtual',
    description:
      'Tente novamente dentro de alguns minutos. Se o problema persistir, contacte um administrador do site',
    link: 'Voltar à página dos seus edifícios',
    safe: 'As suas respostas estão seguras. Nada se perdeu.',
    retry: 'Tentar de novo',
    picture: 'A casa com as luzes apagadas',
  },
  analysis: {
    title: 'Análise da casa',
    back: 'Voltar ao resumo',
    lead_one: 'O mesmo resultado do seu relatório, em detalhe. {{address}}, {{count}} passo.',
    lead_many: 'O mesmo resultado do seu relatório, em detalhe. {{address}}, {{count}} passos.',
    lead_other: 'O mesmo resultado do seu relatório, em detalhe. {{address}}, {{count}} passos.',
    alert: 'Estes números baseiam-se nas suas respostas de {{date}}.',
    to_audit: 'Atualizar a avaliação',
    before: 'Antes das melhorias',
    after: 'Depois das melhorias',
    axis: 'Consumo de energia em quilowatt-hora (kWh)',
    finding: '{{use}} muda mais: {{percent}} % menos',
    nothing_changes: 'Sem plano, o consumo fica igual',
    engine: 'Motor {{version}}, ano normal em {{place}}',
    best: {
      money: '{{name}}: a maior poupança de dinheiro',
      ghg: '{{name}}: o maior CO₂ evitado',
    },
    saved: {
      money: 'Dinheiro poupado por cada passo ao ano. A linha mostra o intervalo provável.',
      ghg: 'CO₂ evitado por cada passo em kg por ano. A linha mostra o intervalo provável.',
    },
    view: {
      money: 'Poupança de dinheiro',
      ghg: 'Reduções de CO₂',
    },
    charts: 'Gráfico',
    chart_of: 'Gráfico {{at}} de {{count}}',
    previous: 'Gráfico anterior',
    next: 'Gráfico seguinte',
    overview: 'Resumo do edifício',
    disclaimer:
      'São estimativas para um ano normal, não uma promessa. O clima, os preços e os hábitos mudam-nas.',
  },
  roadmap: {
    title_one: 'Roteiro: {{count}} passo de {{now}} para {{after}}',
    title_many: 'Roteiro: {{count}} passos de {{now}} para {{after}}',
    title_other: 'Roteiro: {{count}} passos de {{now}} para {{after}}',
    subtitle: 'Custo anual depois de cada passo. A parte tracejada é o que o passo tira.',
    by_fuel: 'Por fonte de energia, por ano',
    fuel: 'Fonte',
    now: 'Agora',
    after: 'Depois',
    change: 'Diferença',
  },
} satisfies Texts
