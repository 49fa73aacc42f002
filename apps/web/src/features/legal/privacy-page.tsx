import { Link } from '@tanstack/react-router'
import { LegalPage, SectionTitle } from './legal-page.tsx'
import { ContactDetails, useOrganization } from './organization.tsx'

const sections = [
  '1. Quem somos e abrangência',
  '2. Dados que coletamos',
  '3. Como usamos',
  '4. Compartilhamento',
  '5. Armazenamento, segurança e retenção',
  '6. Seus direitos',
  '7. Menores de 18 anos',
  '8. Alterações e contato',
]

/** `/politica-de-privacidade`: eight sections (specification, section 1; Lei 13.709/2018, LGPD). */
export function PrivacyPage() {
  const { by, dataProtectionOfficer } = useOrganization()
  return (
    <LegalPage title="Política de privacidade" sections={sections}>
      <SectionTitle>1. Quem somos e abrangência</SectionTitle>
      <p>
        O Malote é oferecido {by} Esta política explica como tratamos dados pessoais na plataforma web e no aplicativo,
        de quem tem acesso a eles e de quem envia ou recebe entregas, conforme a Lei Geral de Proteção de Dados (Lei
        13.709/2018).
      </p>

      <SectionTitle>2. Dados que coletamos</SectionTitle>
      <ul>
        <li>
          <strong>Credenciais de acesso:</strong> nome, e-mail, telefone e senha. A senha é guardada de forma que nem
          nós conseguimos lê-la.
        </li>
        <li>
          <strong>Dados de uso:</strong> as ações feitas na plataforma, com data e hora, para registro e segurança.
        </li>
        <li>
          <strong>Localização durante o uso:</strong> de quem executa a entrega, enquanto ela está em andamento: no
          aplicativo e, se a pessoa permitir, na plataforma web, a cada passo registrado.
        </li>
        <li>
          <strong>Dados técnicos do aparelho:</strong> endereço IP, navegador, sistema e versão do aplicativo.
        </li>
        <li>
          <strong>Dados das entregas:</strong> nome, telefone, e-mail e endereço de quem envia e de quem recebe,
          informados pela empresa que solicita, também nos e-mails e arquivos que ela nos envia; o PIN da entrega; o que
          quem recebe pede, corrige ou avalia na página da sua entrega, com a nota e o comentário; e, como comprovante,
          o nome de quem recebeu, fotos e a assinatura.
        </li>
      </ul>

      <SectionTitle>3. Como usamos</SectionTitle>
      <p>Usamos os dados para:</p>
      <ul>
        <li>
          realizar e acompanhar as entregas, que é o serviço contratado, e avisar quem as recebe, por e-mail ou
          mensagem; cada aviso tem um link para recusar os próximos;
        </li>
        <li>
          mostrar à mesma empresa e a quem entrega, por um ano, como foram as entregas anteriores no mesmo endereço e
          quem recebeu;
        </li>
        <li>identificar quem entra, proteger contas e investigar uso indevido;</li>
        <li>cumprir obrigações legais, como a guarda de registros de acesso prevista no Marco Civil da Internet;</li>
        <li>entender, com números agregados, como melhorar a operação e a plataforma.</li>
      </ul>

      <SectionTitle>4. Compartilhamento</SectionTitle>
      <p>
        Não vendemos dados. Compartilhamos apenas o necessário: com a empresa que solicitou a entrega, com quem a
        executa, com fornecedores que hospedam e protegem a plataforma, e com autoridades, quando a lei obriga. Quem
        recebe o link de acompanhamento vê somente a própria entrega, com o que precisa para recebê-la. A empresa e quem
        executa a entrega podem criar um link com as provas dela, que termina em até 90 dias: quem o recebe, como uma
        seguradora, vê nomes, endereços, fotos, assinatura e horários daquela entrega.
      </p>

      <SectionTitle>5. Armazenamento, segurança e retenção</SectionTitle>
      <p>
        Os dados trafegam cifrados, ficam separados por empresa e só são acessíveis a quem precisa deles. Os registros
        de acesso são guardados por 6 meses. Os demais dados são guardados enquanto durar o contrato e pelos prazos que
        a lei exige; depois, são apagados ou tornados anônimos.
      </p>

      <SectionTitle>6. Seus direitos</SectionTitle>
      <p>
        Você pode pedir, a qualquer momento e sem custo, para ver, corrigir, copiar ou apagar os seus dados, saber com
        quem foram compartilhados e se opor a um uso. Respondemos em até 15 dias. Quando a lei nos obriga a guardar
        algo, dizemos o que e por quê.
      </p>
      <p>
        Quem tem acesso à plataforma faz o pedido em <Link to="/meus-dados">Meus dados</Link>. Quem enviou ou recebeu
        uma entrega faz em <Link to="/seus-dados">Pedido sobre os seus dados</Link>, sem precisar de cadastro.
      </p>

      <SectionTitle>7. Menores de 18 anos</SectionTitle>
      <p>
        A plataforma e o aplicativo não se destinam a menores de 18 anos, e não coletamos dados deles de propósito. Se
        soubermos de um cadastro assim, ele é encerrado e os dados são apagados.
      </p>

      <SectionTitle>8. Alterações e contato</SectionTitle>
      <p>
        A data no topo mostra a última mudança desta política; mudanças relevantes são avisadas na plataforma antes de
        valerem.
      </p>
      <p>
        {dataProtectionOfficer
          ? `Encarregado pelo tratamento de dados: ${dataProtectionOfficer}.`
          : 'O encarregado pelo tratamento de dados será informado nesta página.'}
      </p>
      <ContactDetails />
    </LegalPage>
  )
}
