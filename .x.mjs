import sharp from 'sharp'
const [,, out, ...ins] = process.argv
const w=480,h=360
const cells=await Promise.all(ins.map(async(f,i)=>({input:await sharp(f).resize(w,h,{fit:'inside'}).png().toBuffer(),left:(i%3)*w,top:Math.floor(i/3)*h})))
await sharp({create:{width:w*Math.min(3,ins.length),height:h*Math.ceil(ins.length/3),channels:3,background:'#fff'}}).composite(cells).png().toFile(out)
