import Trash2 from 'lucide-react/icons/trash-2'
import Zap from 'lucide-react/icons/zap'
import { IconButton } from '../../components/icon-button/icon-button.tsx'
import { TooltipPicture } from './overlay-pictures.tsx'

export const VerbAndObject = () => (
  <TooltipPicture content="Remover parada">
    <IconButton label="Remover parada">
      <Trash2 aria-hidden />
    </IconButton>
  </TooltipPicture>
)

export const NameOfIcon = () => (
  <TooltipPicture content="Raio">
    <IconButton label="Raio">
      <Zap aria-hidden />
    </IconButton>
  </TooltipPicture>
)
