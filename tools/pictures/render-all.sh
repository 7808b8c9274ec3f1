#!/bin/bash
# The pictures that joined the first series, each with what made it: ./render-all.sh [NAME...] (all without a name).
# Set up as in README.md; PNGs arrive in /kit/out, to be looked at before they become WebP (quality 88).
# render NAME WIDTH HEIGHT SAMPLES "GRADE" SCENE PARAMETERS...
cd "$(dirname "$0")" || exit 1
wanted=" $* "
render() {
  local name=$1 w=$2 h=$3 spp=$4 grade=$5; shift 5
  [ "$wanted" = '  ' ] || [[ $wanted == *" $name "* ]] || return 0
  ./bl.sh "$@" out=/kit/out/$name.exr w=$w h=$h spp=$spp
  case $1 in
    veh_car.py) ./py.sh veh_post.py out/$name.exr out/$name.png $grade ;;
    *) ./py.sh post.py out/$name.exr out/$name.png --tile 1600 --overlap 64 $grade ;;
  esac
}
outside='--ev .4 --contrast 1.18 --sat 1.2'

render bungalow-hammock-golden 1200 800 9 "$outside" ext_bungalow.py tod=golden cam=-7.6,-12.6,1.5/-4.2,-3,1.9/26
render claustra-glow-dusk 1200 800 9 "$outside" ext_cube.py view=garden tod=dusk cam=-8.2,-8.6,1.6/-2.6,.5,4.6/28
render courtyard-pergola-golden 1440 960 12 "$outside" ext_courtyard.py view=pergola tod=golden
render csuv-side 1200 800 16 .5 veh_car.py car=csuv view=side mood=green
render gt-front 1200 800 18 .5 veh_car.py car=gt view=front mood=amber
render limo-front 1200 800 16 .5 veh_car.py car=limo view=front mood=white
render maquette-residence-balconies 1200 800 9 '--ev .4 --contrast 1.28 --sat 1.22 --vig .3' ext_maquette.py model=residence light=warm cam=-.34,-.62,.15/.03,-.02,.15/42
render maquette-residence-evening 1200 800 9 '--ev .45 --contrast 1.3 --sat 1.25 --vig .3' ext_maquette.py model=residence light=warm cam=-.66,-1.3,.36/.02,0,.165/38
render maquette-villas-day 1200 800 9 '--ev .4 --contrast 1.28 --sat 1.22 --vig .3' ext_maquette.py model=villas light=day cam=.66,-1.05,.26/.03,0,.06/38
render maquette-villas-trees 1200 800 9 '--ev .4 --contrast 1.28 --sat 1.22 --vig .3' ext_maquette.py model=villas light=warm cam=-.40,-.62,.17/.02,0,.05/40
render office-front-golden 1440 960 12 "$outside" ext_office.py view=front tod=golden
render penthouse-armchairs-golden 1200 800 9 "$outside" ext_penthouse.py tod=golden cam=-6.5,2.0,1.5/6.5,-1,1.5/24
render plot-along-golden 1200 800 9 "$outside" ext_plot.py view=along tod=golden
render residence-four-storeys-golden 1200 800 9 "$outside" ext_residence.py view=corner tod=golden floors=4 bays=3 pal=white cam=12,-19,1.65/.8,1,6.0/21   # then cut to 1050x700 at 90,0
render residence-terracotta-golden 1320 880 9 "$outside" ext_residence.py view=street tod=golden floors=6 bays=3 pal=terre cam=-10.5,-22,1.65/5.7,0,11.9/23.8
render residence-white-dusk 1200 800 9 '--ev 1.0 --contrast 1.16 --sat 1.2' ext_residence.py view=street tod=dusk floors=6 bays=4 pal=white cam=-13.5,-21,1.65/.4,0,8.0/20   # then cut to 1050x700 at 150,0
render sedan-grey-front 1200 800 12 .5 veh_car.py car=sedan view=front mood=gold paint=grey key=2.2
render sedan-grey-side 1200 800 12 .5 veh_car.py car=sedan view=side mood=gold paint=grey key=2.2
render suv-grey-front 1200 800 12 .5 veh_car.py car=suv view=front mood=white paint=grey key=2.2
render suv-grey-side 1200 800 12 .5 veh_car.py car=suv view=side mood=white paint=grey key=2.2
render van-grey-front 1200 800 12 .5 veh_car.py car=van view=front mood=gold paint=grey key=2.2
render van-grey-side 1200 800 12 .5 veh_car.py car=van view=side mood=gold paint=grey key=2.2
render villa-lounge-dusk 1200 800 9 "$outside" villa.py view=lounge tod=dusk
render villa-terre-dusk 1200 800 9 "$outside" villa.py view=front pal=terre tod=dusk cam=3.5,-14,1.5/1.2,0,3.0/28
render villa-west-golden 1320 880 9 "$outside" villa.py pal=basalt tod=golden cam=-12.5,-12.5,1.6/-1.2,2.2,3.0/23
