import { Button } from '../../components/button/button.tsx'
import { TooltipPicture } from './overlay-pictures.tsx'

export const FewWords = () => (
  <TooltipPicture content="20/11/2026 14:30">
    <Button tone="neutral" variant="ghost">
      há 3 dias
    </Button>
  </TooltipPicture>
)

export const Paragraph = () => (
  <TooltipPicture content="Coletas solicitadas depois das 16:00 são feitas no dia útil seguinte, exceto quando a empresa tem contrato de urgência. Consulte a tabela de horários.">
    <Button disabled>Agendar coleta</Button>
  </TooltipPicture>
)
