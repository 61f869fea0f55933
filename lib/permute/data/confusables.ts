// Written by bench/train/permute/confusables.ts. Do not edit.
// Source: Unicode 17.0.0 confusables.txt (UTS 39), Scripts.txt, Idna2008.txt, IdentifierStatus.txt.
// Licence: Unicode-3.0. With look-alikes listed by hand, not measured (ALIKE in the generator).

/**
 * A letter, then its look-alikes in Latin, Cyrillic, Greek and Armenian. In each: same skeleton, rendered alike,
 * same with marks, parted by bars; inside, code points that identifiers commonly allow come first.
 */
export const CONFUSABLE_LINES: string = `
0 ᴏᴑꬽ|| о|| οσ|| օ||
1 ǀ|| ӏ|| || ||
2 |ƻ| || || ||
3 || || || ||
4 || || || ||
5 |ƽ| || || ||
6 || б|| || ||
7 || || || ||
8 ȣ|| || || ||
9 || || || ||
a ɑ|ə|àáâãäåāăąǎạảấầẩẫậắằẳẵặǟǡǻȁȃȧḁ а||ӑӓ α||άἀἁἂἃἄἅἆἇὰᾰᾱᾶ ||
b |ɓƀƅʙ|ƃḃḅḇ |вь|ѣҍ || ||
c ᴄ|ƈ|çćĉċčȼḉ с||ҫ || ||
d |đɖɗ|ďḍḓƌḋḏḑ ԁ|| || |ժ|
e ꬲ|ɇ|èéêëēėęěẹẻẽếềểễệĕȅȇȩḕḗḙḛḝ еҽ|єә|ёҿӗѐ |ε| ||
f ƒẝꞙꬵ||ᵮḟ || |ϝ| ք||
g ƍɡᶃ|ǥɢ|ĝğġģǧḡǵɠ |ԍ| || ց||
h |ħɦⱨ|ĥḥȟḣḧḩḫẖ һ||ћꚕ || հ||
i ıɩɪ|ɨ|ìíîïĩīįǐỉịĭȉȋᵻᵼḭḯ іꙇ||ї ι||ΐίϊἰἱἲἳἴἵἶἷὶῐῑῒῖῗ ւ||
j |ɉʝ|ĵǰ ј|| ϳ|| |յ|
k |ƙᴋⱪ|ķǩḱḳḵ |к| |κ| ||
l ǀ|łɫ|ĺļľḷḽƚɭḹḻ ӏ|| |ι| ||
m |ɱᴍ|ḿṃᵯṁ |м| || ||
n |ŋꞑ|ñńņňǹṅṇṉṋƞɳᵰ |п| |η|ήἠἡἢἣἤἥἦἧὴῆ ոռ||ղ
o ᴏᴑꬽ|ø|òóôõöōőơǒọỏốồổỗộớờởỡợŏǫǭǿȍȏȫȭȯȱɵṍṏṑṓꝋꬾ о|ө|ӧѳӫ οσ||θόὀὁὂὃὄὅὸ օ||
p þƿ|ƥ|ᵽṕṗ р|| ρϸ||ῤῥ |թ|
q |ʠ| ԛ|| || գզ||
r ꭇꭈ|ɍɼɽɾʀ|ŕřṛŗȑȓᵲṙṝṟ г||ѓғ ᴦ|| ||
s ƽꜱ|ʂ|śŝşšșṣᵴṡṥṧṩ ѕ|| || ||
t |ŧƫ|ťțṭṱţƭᵵṫṯẗ |т| |τ| ||
u ʋᴜꞟꭎꭒ|ʉ|ùúûüũūŭůűųưǔụủứừửữựǖǘǚǜȕȗᵾṳṵṷṹṻ |ц|џ υ|μ|ΰϋύὐὑὒὓὔὕὖὗὺῠῡῢῦῧ ս||
v ᴠ|ᶌⱱⱴ|ṽṿ ѵ||ѷ ν|| ||
w ɯᴡ|ⱳ|ŵẁẃẅẇẉẘꝡ шѡԝ||ѽ |ω| ա||
x ||ẍẋ х|| |χ| ||
y ɣʏᶌỿꭚ|ƴɏ|ýÿŷỳỵỷỹȳẏẙ уү||ўұӯӱӳ γ|| ||
z ᴢ|ƶȥʐⱬ|źżžẓᵶẑẕ || || ||
`;
