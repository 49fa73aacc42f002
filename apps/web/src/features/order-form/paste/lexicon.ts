import { toPlainText } from '@malote/api-client'
import { wordPattern } from './message-text.ts'

/** Frequent given names of Brazil (census of 2022, without accents). */
const givenNames = new Set(
  `ademar ademir adilson adriana adriano afonso agatha agnaldo ailton alan alberto alcides aldo alessandra alessandro
  alex alexandre alfredo alice aline almir altair aluisio alvaro amanda amelia amilton ana anderson andre andrea andreia
  angela angelo anselmo antonia antonieta antonio aparecida ariane arlindo armando arnaldo aroldo arthur artur augusto
  barbara beatriz benedita benedito bento berenice bernardo beto bianca breno bruna bruno caio camila carla carlos
  carmem carmen carolina caroline cassia cassiano cassio catarina cecilia celia celina celma celso cesar cicero cida
  cintia clara claudete claudia claudinei claudio clayton cleber cleide cleiton cleonice cleusa clovis creusa cristiane
  cristiano cristina cristovao dagoberto dalva damiao daniel daniela danilo darci davi david debora deise denilson denis
  denise diego dilma dinora diogo dirce dirceu djalma domingos donizete dora doralice douglas dulce edgar edilene
  edilson edinaldo edison edivaldo edmar edmilson edna edneia edson eduarda eduardo edvaldo elaine elcio elena eliana
  eliane elias elisa elisabete elisangela elizabeth eloisa elza emanuel emerson emilia enzo erica erik erivaldo ernesto
  ester eugenia eugenio eunice eva evandro everton ezequiel fabiana fabiano fabio fabricio fatima fausto felipe fernanda
  fernando flavia flavio franciele francine francisca francisco gabriel gabriela gabriele genesio genivaldo geovana
  geraldo germano gerson gilberto gildasio gilmar gilson giovana giovanna gisele giuliana givaldo gloria graca graziela
  guilherme guiomar gustavo hamilton haroldo heitor helena helio heloisa henrique hilda hilton horacio hugo humberto
  iara icaro igor ilda ilma inacio ines ingrid iracema iraci irene isaac isabel isabela isadora isaias isis ismael
  israel itamar ivan ivanilda ivete ivo ivone izabel izaura jacira jaime jair janaina jandira jaqueline jeferson
  jefferson jeremias jessica joana joao joaquim joaquina joel joelma jonas jonatas jonathan jorge jose josefa josiane
  josias josilene josue jucara judite julia juliana juliano julio juraci jussara juvenal karen karina katia keila kelly
  kleber laercio laerte lais lara larissa laura lazaro leandro leda leila leni lenice leonardo leopoldo leticia levi
  lidia ligia lilian livia lorena lorenzo lourdes lourenco luana lucas lucelia lucia luciana luciano luciene lucimar
  lucineia ludmila luis luisa luiz luiza luzia luzinete magda maicon maira manoel manoela manuel manuela mara marcela
  marcelino marcelo marcia marcio marco marcos margarete margarida maria mariana marilda marilene marilia marina
  marinalva marines mario marisa maristela mariza marlei marlene marli marlon marta martinho mateus matheus maura
  mauricio mauro mayara melissa michel michele miguel milena mirela miriam mirian moacir moises monica murilo nadia nair
  natalia nathalia neide neli nelson nereu neusa neuza newton nicolas nilda nilo nilson nilton nilza nina nivaldo noemi
  norberto norma odair odete olavo olga olivia orestes orlando oscar osmar osvaldo oswaldo otacilio otavio otto palmira
  pamela patricia paula paulina paulo pedro priscila quiteria rafael rafaela raimundo ramiro ramon raphael raquel raul
  rebeca regiane regina reginaldo regis reinaldo renan renata renato renildo ricardo rita rivaldo roberta roberto robson
  rodolfo rodrigo roger rogerio romeu romilda romulo ronaldo rosa rosalia rosana rosane rosangela rose roseli rosilda
  rosilene rosimeire rosivaldo rubens rui ruth sabrina samara samira samuel sandra sandro sara sarah sebastiao selma
  sergio severino sidnei silas silmara silvana silvia silvio simone sirlei sofia solange sonia sophia stefany suelen
  sueli suely suzana taina tais talita tamires tania tarcisio tatiana tatiane telma teodoro teresa tereza terezinha
  thais thales thalita thiago tiago tomas tulio ubiratan ulisses vagner valdemar valdete valdinei valdir valdirene
  valentina valeria valmir valter vanda vanderlei vanessa vania vanilda vera veronica vicente victor vinicius virginia
  vitor vitoria viviane volnei wagner waldemar waldir wallace walmir walter wanda wanderley washington wellington wesley
  willian wilson yago yara yasmin yolanda yuri zelia zenaide zilda zilma zuleica zulmira`.split(/\s+/),
)

/** @returns whether the first word of a text is a frequent given name. */
export const startsWithGivenName = (text: string): boolean =>
  givenNames.has(toPlainText(text).split(/[^a-z']/)[0] ?? '')

/** Well-known neighborhoods of the largest towns, which can be confused with a surname. */
const neighborhoods = new Set(
  `aclimacao agua branca|agua rasa|alphaville|anchieta|aldeota|alto de pinheiros|asa norte|asa sul|barra da tijuca|
  barra funda|batel|bela vista|belem|belenzinho|benfica|boa viagem|boa vista|bom retiro|botafogo|bras|brasilandia|
  brooklin|butanta|cabula|cambui|cambuci|campo belo|campo grande|campo limpo|carrao|casa verde|catete|cerqueira cesar|
  chacara santo antonio|cidade baixa|cocaia|consolacao|copacabana|cristal|diamante|estoril|flamengo|floresta|
  freguesia do o|funcionarios|gavea|gloria|graca|gracas|grajau|guaianases|higienopolis|humaita|ibirapuera|imbiribeira|
  indianopolis|ipanema|ipiranga|itaim|itaim bibi|itaim paulista|itaigara|itaquera|jabaquara|jaguare|jardins|lapa|
  laranjeiras|leblon|liberdade|limao|lourdes|luz|madureira|mandaqui|meier|meireles|moema|moinhos de vento|mooca|
  morumbi|ondina|pacaembu|paraiso|pari|penha|perdizes|petropolis|pinheiros|pina|pituba|pompeia|portao|prado|republica|
  rio vermelho|sacoma|santana|santa cecilia|santa ifigenia|santo amaro|santo antonio|santa teresa|sao conrado|
  savassi|saude|se|serra|socorro|sumare|tatuape|tijuca|tremembe|tucuruvi|urca|vila buarque|vila madalena|vila mariana|
  vila olimpia|zona sul|centro`
    .replace('aclimacao agua branca', 'aclimacao|agua branca')
    .split('|')
    .map((name) => name.trim()),
)
const neighborhoodPrefix =
  /^(?:vila|vl|jardim|jd|parque|pq|chacara|conjunto|residencial|setor|distrito|bairro|cidade|alto d[aeo]|asa|nucleo|loteamento|centro|nova|recanto|parada|barra|praia d[aeo]|zona)(?: |$)/

/** @returns whether a text is the name of a neighborhood by its first word, or a well-known one. */
export function isNeighborhood(text: string): boolean {
  const plain = toPlainText(text).trim()
  return neighborhoods.has(plain) || neighborhoodPrefix.test(plain)
}

/** Capitals and the largest towns, which are written without their state. */
const cities = new Set(
  `sao paulo|rio de janeiro|belo horizonte|curitiba|porto alegre|salvador|recife|fortaleza|brasilia|goiania|manaus|belem|
  vitoria|florianopolis|natal|joao pessoa|maceio|aracaju|teresina|sao luis|cuiaba|campo grande|palmas|porto velho|
  rio branco|macapa|boa vista|guarulhos|campinas|santos|osasco|santo andre|sao bernardo do campo|sao caetano do sul|
  diadema|barueri|cotia|sorocaba|ribeirao preto|sao jose dos campos|jundiai|niteroi|duque de caxias|contagem|betim|
  uberlandia|juiz de fora|londrina|maringa|joinville|blumenau|caxias do sul|canoas|olinda|jaboatao dos guararapes|
  ananindeua|anapolis|aparecida de goiania|aracatuba|arapongas|araraquara|araras|balneario camboriu|barretos|bauru|
  belford roxo|bento goncalves|braganca paulista|cabo frio|cachoeirinha|camacari|campina grande|campos dos goytacazes|
  cariacica|caruaru|carapicuiba|cascavel|catanduva|caucaia|chapeco|criciuma|divinopolis|dourados|embu das artes|
  feira de santana|foz do iguacu|franca|governador valadares|gramado|gravatai|guaruja|hortolandia|ibirite|ilheus|
  imperatriz|indaiatuba|ipatinga|itaborai|itabuna|itajai|itapecerica da serra|itapetininga|itaquaquecetuba|itatiba|
  itu|jacarei|jaragua do sul|jau|ji-parana|juazeiro|juazeiro do norte|lages|lajeado|lauro de freitas|limeira|macae|
  mage|maraba|marica|marilia|maua|mesquita|mogi das cruzes|mogi guacu|montes claros|mossoro|nilopolis|nova friburgo|
  nova iguacu|novo hamburgo|ourinhos|palhoca|paranagua|parnamirim|passo fundo|paulista|pelotas|petrolina|
  pindamonhangaba|piracicaba|pocos de caldas|ponta grossa|pouso alegre|praia grande|presidente prudente|resende|
  ribeirao das neves|rio claro|rio das ostras|rondonopolis|santa barbara d'oeste|santa cruz do sul|santa maria|santarem|
  sao carlos|sao goncalo|sao joao de meriti|sao jose|sao jose do rio preto|sao jose dos pinhais|sao leopoldo|
  sao vicente|sapucaia do sul|sete lagoas|sinop|sobral|sumare|suzano|taboao da serra|taubate|teofilo otoni|teresopolis|
  tres lagoas|uberaba|uruguaiana|valinhos|valparaiso de goias|varginha|varzea grande|viamao|vila velha|
  vitoria da conquista|volta redonda|votorantim`
    .split('|')
    .map((name) => name.trim()),
)

/** @returns whether a text is the name of a large town. */
export const isCity = (text: string): boolean => cities.has(toPlainText(text).trim())

const cityPattern = wordPattern([...cities].sort((one, other) => other.length - one.length).join('|'), 'g')

/** @returns the large towns that a text names, in text order. */
export function findCities(text: string): { readonly start: number; readonly end: number }[] {
  const plain = toPlainText(text)
  // Characters that become two have other positions.
  if (plain.length !== text.length) return []
  return [...plain.matchAll(cityPattern)].map(({ index, 0: name }) => ({ start: index, end: index + name.length }))
}

/** The first word of the name of a business. */
export const businessPattern = wordPattern(
  'escrit[óo]rio|hotel|pousada|cl[íi]nica|laborat[óo]rio|hospital|padaria|mercado|mercearia|supermercado|farm[áa]cia|drogaria|col[ée]gio|escola|faculdade|papelaria|livraria|oficina|restaurante|est[úu]dio|studio|ateli[êe]|gr[áa]fica|floricultura|sal[ãa]o|cart[óo]rio|banco|academia|bar|caf[ée]|confeitaria|doceria|pet ?shop|[óo]tica|construtora|imobili[áa]ria|transportadora|distribuidora|obra|posto|fazenda|maternidade|igreja|par[óo]quia|condom[íi]nio|loja',
)
