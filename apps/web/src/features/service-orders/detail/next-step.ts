import type { ServiceOrderStatus } from '@malote/api-client'

/** "E agora?": what happens next with an order in each status, and who acts. */
export const nextStep: Record<ServiceOrderStatus, string> = {
  draft: 'O rascunho ainda não foi solicitado. Confira os dados e solicite a entrega.',
  requested: 'A operação vai aceitar a ordem e definir quem coleta.',
  accepted: 'O responsável sai para a coleta.',
  collecting: 'O responsável está a caminho da coleta.',
  collected: 'A carga foi coletada e segue para a entrega.',
  in_transit: 'A carga está em rota até quem recebe.',
  delivered: 'Tudo certo: a entrega foi concluída.',
  partially_delivered: 'Parte da carga não foi entregue. Inicie a devolução do que sobrou.',
  failed: 'Decida entre tentar de novo, reagendar ou devolver.',
  on_hold: 'O prazo está pausado até alguém retomar a ordem.',
  returning: 'A carga está voltando para a origem.',
  returned: 'A carga voltou para a origem.',
  canceled: 'A ordem foi cancelada. Um administrador pode reabri-la em até 24 horas.',
  expired: 'A janela terminou sem aceite. Um gestor pode reagendar.',
}
