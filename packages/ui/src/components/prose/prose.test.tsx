import { rootContract } from '../../testing/root-contract.tsx'
import { Prose } from './prose.tsx'

rootContract({ slot: 'prose' }, (props) => (
  <Prose {...props}>
    <h2>Aceitação dos termos</h2>
    <p>
      Leia também a <a href="#privacidade">política de privacidade</a>.
    </p>
    <ul>
      <li>Use apenas o seu próprio acesso.</li>
    </ul>
  </Prose>
))
