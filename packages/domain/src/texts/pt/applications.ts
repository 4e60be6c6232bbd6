import type { Texts } from '../namespaces.ts'

export const texts = {
  problem: {
    'already-applied': 'Já se candidatou a este apoio com esta casa.',
    'none-left': 'Já se candidatou a este apoio tantas vezes quantas as regras permitem num ano.',
    'too-many': 'Pode candidatar-se a mais {{left}} deste apoio, não a {{wanted}}.',
    'outside-dates': 'Este apoio não aceita candidaturas neste dia.',
    'not-open': 'Este apoio não está aberto à sua casa.',
    'nothing-requested': 'De momento nada lhe é pedido nesta candidatura.',
    locked: 'Este projeto está bloqueado no portal.',
    'invalid-answers':
      'Tem de preencher os campos obrigatórios e carregar os documentos exigidos para enviar a sua candidatura.',
    'answers-in-edit': 'Atualize todas as respostas.',
    'unsaved-answers': 'Guarde as respostas acima.',
    'no-consent': 'Tem de aceitar os termos e condições para se candidatar.',
    'documents-missing': 'Carregue os documentos exigidos.',
    'questions-missing': 'Responda às perguntas obrigatórias.',
    'uploads-requested': 'Carregue de novo os documentos pedidos',
    'edits-requested': 'Edite os campos pedidos',
    incomplete:
      'Tem de preencher os campos obrigatórios e carregar os documentos exigidos para enviar a sua candidatura.',
  },
  submit: { done: 'Candidatura enviada.' },
  update: { failed: 'Erro ao atualizar!' },
  mail: {
    submitted: {
      subject: 'Recebemos a sua candidatura {{number}}',
      body: 'Olá {{name}},\n\nCandidatura enviada.\n\nRecebemos a sua candidatura {{number}} a {{incentive}}.\n\nCasa: {{home}}\n\nEscrevemos-lhe assim que avançar, ou se faltar alguma coisa. Encontra-a a qualquer momento em Encontrar apoios.',
    },
    requested: {
      subject: 'Precisamos de algo para a sua candidatura {{number}}',
      body: 'Olá {{name}},\n\nEstamos a analisar a sua candidatura {{number}} a {{incentive}} e precisamos de mais alguma coisa:\n\n{{message}}\n\nAbra Encontrar apoios, procure a candidatura e envie a atualização a partir daí.',
    },
  },
} satisfies Texts
