import { toPlainText } from '@malote/api-client'
import { wordPattern } from './message-text.ts'

/** Frequent given names of Brazil (census of 2022, without accents). */
const givenNames = new Set(
  `adriana adriano agatha alan alessandra alessandro alex alexandre alice aline alvaro amanda ana anderson andre andrea
  andreia angela angelo antonia antonio aparecida ariane arthur artur augusto barbara beatriz benedito bernardo beto bianca
  breno bruna bruno caio camila carla carlos carolina caroline cassio catarina cecilia celia celso cesar cintia clara
  claudia claudio cleber clovis cristiane cristiano cristina daniel daniela danilo davi david debora denis denise diego
  diogo dora douglas edison edson eduarda eduardo elaine elena eliana eliane elisa elisabete elizabeth emanuel emerson
  emilia enzo erica erik ester eva evandro fabiana fabiano fabio fabricio fatima felipe fernanda fernando flavia flavio
  francisca francisco gabriel gabriela geraldo gilberto giovana giovanna gisele gloria graca gustavo heitor helena helio
  henrique hugo iara igor ines ingrid irene isabel isabela isadora isis ivan ivone jaqueline jair janaina jessica joana joao
  joaquim jonas jorge jose josefa juliana juliano julia julio karen karina katia kleber lais lara larissa laura leandro
  leila leonardo leticia lidia ligia lilian livia lorena lorenzo lourdes luana lucas lucia luciana luciano lucimar luis
  luisa luiz luiza magda manuel manuela mara marcela marcelo marcia marcio marco marcos maria mariana marilia marina mario
  marlene marta mateus matheus mauricio mauro mayara melissa michele miguel milena miriam moises monica murilo nadia nair
  natalia nathalia nelson neusa nicolas nina noemi olga olivia orlando osmar osvaldo otavio otto pamela patricia paula
  paulo pedro priscila rafael rafaela raimundo raul raquel rebeca regiane regina reginaldo reinaldo renan renata renato
  ricardo rita roberta roberto rodrigo rogerio romulo ronaldo rosa rosana rosangela rose rui ruth sabrina samuel sandra
  sandro sara sarah sebastiao sergio severino silvia silvio simone solange sonia sophia sofia sueli suzana tais talita
  tania tatiana teresa tereza thais thiago tiago tomas ubiratan valdir valentina valeria vanessa vania vera veronica
  vicente victor vinicius vitor vitoria viviane wagner walter wanda wellington wesley willian wilson yara yasmin yuri
  zelia zilda`.split(/\s+/),
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

/** The first word of the name of a business. */
export const businessPattern = wordPattern(
  'escrit[óo]rio|hotel|pousada|cl[íi]nica|laborat[óo]rio|hospital|padaria|mercado|mercearia|supermercado|farm[áa]cia|drogaria|col[ée]gio|escola|faculdade|papelaria|livraria|oficina|restaurante|est[úu]dio|studio|ateli[êe]|gr[áa]fica|floricultura|sal[ãa]o|cart[óo]rio|banco|academia|bar|caf[ée]|confeitaria|doceria|pet ?shop|[óo]tica|construtora|imobili[áa]ria|transportadora|distribuidora|obra|posto|fazenda|maternidade|igreja|par[óo]quia|condom[íi]nio|loja',
)
